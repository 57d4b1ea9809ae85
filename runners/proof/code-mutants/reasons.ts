import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { packageRoot } from '../../package.js'
import type { CodeMutant } from './code-mutant.js'

/** Why no golden vector notices a mutant of the code. */
export const reasons = {
  faster: 'it decides how soon an answer is found, and not which',
  same: 'other code says the same, or another way of saying it gives the same answers',
  unreachable: 'nothing that a vector can hold gets there',
  large: 'only an input that is too large for a vector tells',
  silent: 'neither a note nor a fact says which of the two is right',
  unsaid: 'what it changes is no part of a verdict: a message, or what `check` shows beside one',
} as const

/** Mutants on one line of one file that have the same reason. */
export interface Reasoned {
  readonly file: string
  readonly line: string
  /** As {@link CodeMutant} has them in `change`. */
  readonly changes: readonly string[]
  readonly reason: keyof typeof reasons
  readonly because: string
}

export interface Reasons {
  /** Files that are not mutated at all, and why not. */
  readonly excluded: Readonly<Record<string, string>>
  readonly mutants: readonly Reasoned[]
}

const file = 'runners/proof/code-mutants/reasons.yaml'

export function readReasons(): Reasons {
  return parse(readFileSync(join(packageRoot, file), 'utf8')) as Reasons
}

/** The name of a mutant that stays the same when lines are added above it. */
export function nameOf({ file, text, change }: Pick<CodeMutant, 'file' | 'text' | 'change'>): string {
  return `${file}: ${text}: ${change}`
}

/** The names of the mutants that have a reason. */
export function reasonedNames({ mutants }: Reasons): Set<string> {
  return new Set(
    mutants.flatMap(({ file, line, changes }) => changes.map((change) => nameOf({ file, text: line, change }))),
  )
}

/** What is wrong with the reasons for the mutants of the files that were tried. */
export function reasonFaults({ mutants }: Reasons, tried: readonly CodeMutant[]): string[] {
  const files = new Set(tried.map((it) => it.file))
  const alive = new Set(tried.filter(({ state }) => state !== 'killed').map(nameOf))
  const known = new Set(tried.map(nameOf))
  return mutants
    .filter((it) => files.has(it.file))
    .flatMap(({ file, line, changes, reason, because }) => [
      ...(Object.hasOwn(reasons, reason) && because
        ? []
        : [`${file}: ${line}: has no reason of the list, or no words`]),
      ...changes
        .map((change) => nameOf({ file, text: line, change }))
        .flatMap((name) =>
          alive.has(name)
            ? []
            : [`${name}: ${known.has(name) ? 'needs no reason, since a case kills it' : 'is no mutant'}`],
        ),
    ])
}
