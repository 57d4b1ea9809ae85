import { rules } from '../spec/generated/rules.js'
import type { RuleRecord } from '../spec/rule-record.js'
import { DocumentArbitrary } from './document-arbitrary.js'
import { damaged, damagedOnce } from './faults/faults.js'
import { breaksOnly, isClean, type Judge } from './judge.js'
import type { Question } from './question.js'
import { reductions } from './shrink/reductions.js'
import { makeValid, type Subject } from './valid/valid.js'

/** Questions with nothing wrong: every implementation has to accept them. They stay so as they shrink. */
export function validQuestions(judge: Judge, among?: readonly Subject[]): DocumentArbitrary<Question> {
  return new DocumentArbitrary({
    make: (draw) => makeValid(draw, judge, among),
    reductions,
    holds: (question) => judge.isAskable(question) && isClean(judge.answer(question)),
  })
}

/** Questions with up to three random things wrong with them, at least one of which the reference names. */
export function faultyQuestions(judge: Judge, among?: readonly Subject[]): DocumentArbitrary<Question> {
  return new DocumentArbitrary({
    make: (draw) => damaged(makeValid(draw, judge, among), draw, (it) => judge.isAskable(it)),
    reductions,
    holds: (question) => judge.isAskable(question) && !isClean(judge.answer(question)),
  })
}

/**
 * Questions of either kind, one valid one for four that are faulty; a shrunk one may be of the other kind. A valid one that
 * nobody is going to ask is left as it is: to damage it takes ten times as long as to make it.
 */
export function anyQuestions(
  judge: Judge,
  among?: readonly Subject[],
  isAsked: (valid: Question) => boolean = () => true,
): DocumentArbitrary<Question> {
  return new DocumentArbitrary({
    make: (draw) => {
      if (draw.chance(1, 5)) return makeValid(draw, judge, among)
      for (let tries = 0; tries < 20; tries++) {
        const valid = makeValid(draw, judge, among)
        if (!isAsked(valid)) return valid
        const question = damaged(valid, draw, (it) => judge.isAskable(it))
        if (!isClean(judge.answer(question))) return question
      }
      return makeValid(draw, judge, among)
    },
    reductions,
    holds: (question) => judge.isAskable(question),
  })
}

/**
 * Questions that break one rule and no other: a valid one with one thing wrong, for which the reference names this rule
 * alone, and in which it finds nothing once it never heard of it. They stay so as they shrink. Throws a `RangeError` for
 * what is no rule that refuses.
 */
export function questionsBreaking(rule: string, judge: Judge, among?: readonly Subject[]): DocumentArbitrary<Question> {
  const record: RuleRecord | undefined = Object.hasOwn(rules, rule) ? rules[rule as keyof typeof rules] : undefined
  if (record?.effect !== 'refuse') throw new RangeError(`${rule} is no rule that refuses`)
  return new DocumentArbitrary({
    make: (draw) => {
      const question = makeValid(draw, judge, among)
      return damagedOnce(question, draw) ?? question
    },
    reductions,
    holds: (question) => judge.isAskable(question) && breaksOnly(judge, rule, question),
  })
}
