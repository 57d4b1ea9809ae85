import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { RuleId } from '../../../spec/generated/rules.js'
import { packageRoot } from '../../package.js'
import type { Reached } from './reach.js'

/** So many of so many. */
export type Part = readonly [reached: number, of: number]

/** A valid question, by its seed and its run. */
export type Meeting = readonly [seed: number, run: number]

/** What questions reach, as it was recorded. */
export interface ReachRecord {
  /** How many questions were made, by the way. */
  readonly runs: Readonly<Record<string, number>>
  /** How much of what was reached. */
  readonly shares: Readonly<Record<string, Part>>
  /** Valid questions that meet together every type of event and every constraint that any of them met. */
  readonly meeting: readonly Meeting[]
  readonly rules: Readonly<Partial<Record<RuleId, Reached>>>
}

/** What is not reached, and why. */
export interface Unreached {
  readonly rules: readonly { readonly id: RuleId; readonly because: string }[]
  /** Types of events and constraints, as patterns of `type 4 turn/start` and `site 4 event#/type`. */
  readonly marks: readonly { readonly like: string; readonly because: string }[]
}

const folder = join(packageRoot, 'runners/proof/untargeted')

const nothing: ReachRecord = { runs: {}, shares: {}, meeting: [], rules: {} }

/** The record; an empty one where there is none. */
export function readReached(): ReachRecord {
  if (!existsSync(join(folder, 'reached.json'))) return nothing

  return JSON.parse(readFileSync(join(folder, 'reached.json'), 'utf8')) as ReachRecord
}

/** One line a rule, so that a question that is another is one line of a diff. */
export function recordReached({ rules, ...rest }: ReachRecord): void {
  const heads = Object.entries(rest).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  const lines = Object.entries(rules).map(([id, reached]) => `    ${JSON.stringify(id)}: ${JSON.stringify(reached)}`)
  writeFileSync(join(folder, 'reached.json'), `{\n${heads.join(',\n')},\n  "rules": {\n${lines.join(',\n')}\n  }\n}\n`)
}

export function readUnreached(): Unreached {
  return parse(readFileSync(join(folder, 'unreached.yaml'), 'utf8')) as Unreached
}
