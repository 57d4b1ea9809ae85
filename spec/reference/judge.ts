import type { FormatRecord } from '../rule-record.js'
import { type ConstraintJudge, constraintJudge } from './constraints.js'
import type { CheckContext, RuleFunction } from './rule-function.js'
import type { Specification } from './specification.js'
import type { Breach } from './verdict.js'

/** What a record is judged by. */
export interface Parts {
  /** `[target, value, pointer to the value]` for each constraint tree. */
  readonly targets: readonly (readonly [target: string, value: unknown, at: string])[]
  readonly placement?: string
}

/**
 * Judges one record: the first breach in the order of a list of rules, or nothing. Constraints are asked for a yes or
 * no first; only a no collects every breach.
 */
export type Judge = (record: unknown, parts: Parts, context: CheckContext) => Breach | undefined

export function buildJudge(specification: Specification, format: FormatRecord, rules: readonly string[]): Judge {
  const order = new Map(rules.map((rule, index) => [rule, index]))
  const functions = rules.flatMap((rule): [string, RuleFunction][] => {
    const judged = (specification.functions as Readonly<Record<string, RuleFunction>>)[rule]
    return judged ? [[rule, judged]] : []
  })
  const constraints = judgesByTarget(format, (rule) => order.has(rule))
  return (record, parts, context) => {
    let worst: Breach | undefined
    let rank = Number.POSITIVE_INFINITY
    for (const [target, value, at] of parts.targets) {
      const judge = constraints(target)
      if (judge === undefined || judge.holds(value)) continue
      for (const breach of judge.breaches(value)) {
        const breachRank = order.get(breach.rule) ?? rank
        if (breachRank >= rank) continue
        rank = breachRank
        worst = { rule: breach.rule, at: at + breach.at }
      }
    }
    for (const [rule, judged] of functions) {
      const ruleRank = order.get(rule) ?? rank
      if (ruleRank >= rank) break // functions stand in order too
      const at = judged(record, context, parts.placement)
      if (at === undefined) continue
      return { rule, at }
    }
    return worst
  }
}

/** Every breach of a `should` rule, in the order of the targets. */
export function buildWarner(
  specification: Specification,
  format: FormatRecord,
  at: string,
): (parts: Parts) => Breach[] {
  const isActive = (rule: string) => {
    const record = specification.rules[rule]
    return record?.level === 'should' && record.effect === 'refuse' && record.at.includes(at)
  }
  const constraints = judgesByTarget(format, isActive)
  return (parts) =>
    parts.targets.flatMap(([target, value, pointer]) =>
      (constraints(target)?.breaches(value) ?? []).map((breach) => ({ rule: breach.rule, at: pointer + breach.at })),
    )
}

/** Targets are projected when an event of their type first appears: a log uses few of the types that there are. */
function judgesByTarget(
  format: FormatRecord,
  isActive: (rule: string) => boolean,
): (target: string) => ConstraintJudge | undefined {
  const judges = new Map<string, ConstraintJudge | undefined>()
  return (target) => {
    if (judges.has(target)) return judges.get(target)
    const record = Object.hasOwn(format.targets, target) ? format.targets[target] : undefined
    const judge = record && constraintJudge(record, isActive)
    if (record) judges.set(target, judge)
    return judge
  }
}
