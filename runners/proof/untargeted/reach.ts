import { isClean, type Judge, rulesNamed } from '../../../generators/judge.js'
import { isAbout } from '../../../generators/reach/asked.js'
import type { Drawn, Way } from '../../../generators/reach/drawn.js'
import { reachesOfFaulty, reachesOfValid } from '../../../generators/reach/index.js'
import { type RuleId, rules } from '../../../spec/generated/rules.js'
import type { RuleRecord } from '../../../spec/rule-record.js'
import { isTold } from './measure.js'

/** The question that reaches a rule, to be made again from its seed and run, and what it was made of. */
export interface Reached {
  readonly way: Way
  readonly subject: string
  readonly changes: readonly string[]
  readonly seed: number
  readonly run: number
}

export const ruleIds = Object.keys(rules) as RuleId[]

/** Which of some rules a question reaches. */
export function reachedBy(
  { question }: Pick<Drawn, 'question'>,
  way: Way,
  judge: Judge,
  among: Iterable<RuleId>,
): RuleId[] {
  const answer = judge.answer(question)
  const named = new Set(rulesNamed(answer))
  const isSound = isClean(answer)
  return [...among].filter((id) => {
    const rule: RuleRecord = rules[id]
    // a refusal is told from none; a step, from a reference that does not do it; of the others a predicate knows
    if (rule.effect === 'refuse') return way !== 'valid' && named.has(id) && isTold(judge, id, question, answer)
    if (!isAbout(id, rule, question)) return false
    if (rule.function !== null) return answer.outcome === 'accept' && isTold(judge, id, question, answer)
    const reaches = isSound ? reachesOfValid[id] : reachesOfFaulty[id]
    return reaches?.(question, answer, judge) === true
  })
}
