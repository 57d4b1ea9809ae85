import { rules } from '../spec/generated/rules.js'
import type { RuleRecord } from '../spec/rule-record.js'
import { DocumentArbitrary } from './document-arbitrary.js'
import type { Focus } from './faults/damage.js'
import { damagedOnce } from './faults/faults.js'
import { breaksOnly, type Judge } from './judge.js'
import { rulesOn } from './judged-at.js'
import type { Question } from './question.js'
import { reductions } from './shrink/reductions.js'
import { makeValid, type Subject } from './valid/valid.js'
import { subjectsThat } from './valid/wanted.js'

/** So many things are done to one valid question before another is made. */
const faultsEach = 25

/**
 * Questions that break one rule and no other: a valid one, asked where the rule is judged, with one thing wrong, for which
 * the reference names this rule alone, and in which it finds nothing once it never heard of it. They stay so as they
 * shrink. Throws a `RangeError` for what is no rule that refuses, and as it makes one if none is found.
 */
export function questionsBreaking(
  rule: string,
  judge: Judge,
  subjects?: readonly Subject[],
): DocumentArbitrary<Question> {
  const record: RuleRecord | undefined = Object.hasOwn(rules, rule) ? rules[rule as keyof typeof rules] : undefined
  if (record?.effect !== 'refuse') throw new RangeError(`${rule} is no rule that refuses`)
  const among = subjectsThat((question) => rulesOn(question).has(rule), judge, subjects)
  const focus = focusOn(record)
  return new DocumentArbitrary({
    make: (draw) => {
      const valid = makeValid(draw, judge, among)
      for (let tries = 0; tries < faultsEach; tries++) {
        // most often at what the rule speaks of, now and then anywhere
        const faulty = damagedOnce(valid, draw, draw.chance(4, 5) ? focus : undefined)
        if (faulty && judge.isAskable(faulty) && breaksOnly(judge, rule, faulty)) return faulty
      }
      return valid
    },
    reductions,
    holds: (question) => judge.isAskable(question) && breaksOnly(judge, rule, question),
  })
}

/** The places whose last member the statement of a rule names, and what stands in a list there. */
function focusOn({ statement }: RuleRecord): Focus {
  const spans = [...statement.en.matchAll(/`([^`]+)`/g)].flatMap(([, span]) => (span as string).split('.'))
  const names = new Set<unknown>(spans)
  return ([path]) => {
    const name = path.findLast((step) => typeof step === 'string')
    return names.has(name) || name === 'rows' || name === 'events'
  }
}
