import type { Answer } from '../../generators/judge.js'
import { sameJson } from '../engine/compare.js'

/** The first place at which two answers are not alike; a value that one of them does not have is undefined. */
export interface ApartAt {
  /** An RFC 6901 pointer into both. */
  readonly at: string
  readonly reference: unknown
  readonly answer: unknown
}

/** Members that are not compared. */
const aside: ReadonlySet<string> = new Set(['id', 'message', 'warnings'])

/** Where two acceptances part, in the order of the members of the first; nothing where they say the same. */
export function firstDifference(reference: Answer, answer: Answer): ApartAt | undefined {
  const compared = (it: Answer) => Object.fromEntries(Object.entries(it).filter(([name]) => !aside.has(name)))
  return apart(compared(reference), compared(answer), '')
}

function apart(reference: unknown, answer: unknown, at: string): ApartAt | undefined {
  if (sameJson(reference, answer)) return undefined
  const isAlike = isHolder(reference) && isHolder(answer) && Array.isArray(reference) === Array.isArray(answer)
  if (!isAlike) return { at, reference, answer }
  for (const name of new Set([...Object.keys(reference), ...Object.keys(answer)])) {
    const own = (it: object) => (Object.hasOwn(it, name) ? (it as Record<string, unknown>)[name] : undefined)
    const found = apart(own(reference), own(answer), `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    if (found) return found
  }
  return undefined
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
