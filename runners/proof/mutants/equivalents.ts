import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { packageRoot } from '../../package.js'
import type { Search } from './search.js'

/** Why no input tells a mutant from the reference. Note 0014 says what each of them means. */
export const equivalentReasons = ['excluded', 'implied', 'independent', 'same-verdict', 'unreachable'] as const
export type EquivalentReason = (typeof equivalentReasons)[number]

/** A mutant that says the same as the reference in other words, and the search that found no difference. */
export interface Equivalent {
  readonly id: string
  readonly reason: EquivalentReason
  /** In a few words, what makes it so. */
  readonly because: string
  readonly search: Search
}

const file = 'runners/proof/mutants/equivalents.yaml'
/** Inputs of a search that counts. */
export const fewestInputs = 10_000
/** Of all mutants, in percent. */
export const largestShare = 3

export function readEquivalents(): Equivalent[] {
  return (parse(readFileSync(join(packageRoot, file), 'utf8')) ?? []) as Equivalent[]
}

/** What is wrong with the list, beside what became of its mutants: `id: fault` each. */
export function equivalentFaults(list: readonly Equivalent[], ids: ReadonlySet<string>): string[] {
  const seen = new Set<string>()
  const faults = list.flatMap(({ id, reason, because, search }) => {
    const isTwice = seen.has(id)
    seen.add(id)
    if (isTwice) return [`${id}: is listed twice`]
    if (!ids.has(id)) return [`${id}: is no mutant`]
    if (!equivalentReasons.includes(reason)) return [`${id}: ${reason} is none of ${equivalentReasons.join(', ')}`]
    if (!because) return [`${id}: does not say because of what`]
    return (search?.inputs ?? 0) < fewestInputs ? [`${id}: was not searched with ${fewestInputs} inputs`] : []
  })
  const share = (100 * list.length) / ids.size
  return share > largestShare ? [...faults, `equivalents are ${share.toFixed(1)} %, above ${largestShare} %`] : faults
}
