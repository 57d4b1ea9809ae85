import type { Equivalent } from './equivalents.js'
import type { Mutant } from './mutant.js'
import { type OperatorId, operatorIds } from './operators.js'
import type { Proven } from './prove.js'

/** What became of a mutant, with the list of equivalents in view. */
export interface Verdict {
  readonly mutant: Mutant
  readonly state: 'killed' | 'equivalent' | 'survived'
  /** Killed: the case that did it. */
  readonly by?: string
  /** Killed, and asked for: every case that does it. */
  readonly kills?: readonly string[]
  /** Not killed: how many cases reach it. */
  readonly reached?: number
}

export interface Tally {
  readonly mutants: number
  readonly killed: number
  readonly equivalent: number
  readonly survived: number
}

export interface Judged {
  readonly verdicts: readonly Verdict[]
  /** Entries of the list of equivalents that a vector kills after all. */
  readonly faults: readonly string[]
}

export function judgeProven(proven: readonly Proven[], equivalents: readonly Equivalent[]): Judged {
  const listed = new Set(equivalents.map(({ id }) => id))
  const faults: string[] = []
  const verdicts = proven.map(({ mutant, outcome }): Verdict => {
    if (outcome.state === 'killed') {
      if (listed.has(mutant.id)) faults.push(`${mutant.id}: is no equivalent, since ${outcome.by} kills it`)
      const { by, kills } = outcome
      return { mutant, state: 'killed', by, ...(kills ? { kills } : {}) }
    }
    return { mutant, state: listed.has(mutant.id) ? 'equivalent' : 'survived', reached: outcome.reached }
  })
  return { verdicts, faults }
}

export function tallyOf(verdicts: readonly Verdict[]): Tally {
  const count = (state: Verdict['state']) => verdicts.filter((it) => it.state === state).length
  return {
    mutants: verdicts.length,
    killed: count('killed'),
    equivalent: count('equivalent'),
    survived: count('survived'),
  }
}

/** By operator, in the order of the table; operators without a mutant are left out. */
export function tallyByOperator(verdicts: readonly Verdict[]): Map<OperatorId, Tally> {
  return grouped(operatorIds, verdicts, ({ mutant }) => mutant.operator)
}

/** By rule, in the order of their names. A mutant of a table, which concerns no rule alone, stands under none. */
export function tallyByRule(verdicts: readonly Verdict[]): Map<string, Tally> {
  const rules = [...new Set(verdicts.flatMap(({ mutant }) => mutant.rule ?? []))].sort()
  return grouped(rules, verdicts, ({ mutant }) => mutant.rule)
}

function grouped<Key>(
  keys: readonly Key[],
  verdicts: readonly Verdict[],
  keyOf: (verdict: Verdict) => Key | undefined,
): Map<Key, Tally> {
  const groups = new Map<Key, Verdict[]>()
  for (const verdict of verdicts) {
    const key = keyOf(verdict)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group) group.push(verdict)
    else groups.set(key, [verdict])
  }
  return new Map(
    keys.flatMap((key) => {
      const group = groups.get(key)
      return group ? [[key, tallyOf(group)] as const] : []
    }),
  )
}
