import { type RuleId, rules } from '../spec/generated/rules.js'
import type { RuleRecord } from '../spec/rule-record.js'
import { DocumentArbitrary } from './document-arbitrary.js'
import type { Draw } from './draw.js'
import type { Focus } from './faults/damage.js'
import { damagedOnce } from './faults/faults.js'
import { breaksOnly, type Judge } from './judge.js'
import type { Question } from './question.js'
import { aimedQuestion, hinted, subjectsNear } from './reach/aimed.js'
import { reductions } from './shrink/reductions.js'
import { anySubject, type Subject } from './valid/valid.js'

/** So many valid questions are made for one that is damaged. */
const few = 4

/** So many things are done to one valid question before another is made. */
const faultsEach = 25

/**
 * Questions that break one rule and no other: a valid one, asked where the rule is judged, with one thing wrong, for which
 * the reference names this rule alone, and in which it finds nothing once it never heard of it; of an edge nothing but
 * what the restorer of the target has to say (`breaksOnly`). They stay so as they shrink. Throws a `RangeError` for what
 * is no rule that refuses, and as it makes one if none is found.
 */
export function questionsBreaking(
  rule: string,
  judge: Judge,
  subjects?: readonly Subject[],
): DocumentArbitrary<Question> {
  const record: RuleRecord | undefined = Object.hasOwn(rules, rule) ? rules[rule as keyof typeof rules] : undefined
  if (record?.effect !== 'refuse') throw new RangeError(`${rule} is no rule that refuses`)
  const aim = rule as RuleId
  const among = subjects ?? subjectsNear(aim)
  const own = focusOn([record])
  const beside = focusOn(areaOf(rule))
  const isRight = (question: Question) => judge.isAskable(question) && breaksOnly(judge, rule, question)
  return new DocumentArbitrary({
    make: (draw) => {
      const near = richest(() => aimedQuestion(draw, judge, aim, anySubject(draw, among)).question)
      if (isRight(near)) return near // it may have been made for another adapter
      for (let tries = 0; tries < faultsEach; tries++) {
        const faulty = damagedNear(near, draw, aim, draw.chance(2, 3) ? own : beside)
        if (faulty && isRight(faulty)) return faulty
      }
      return near
    },
    reductions,
    holds: isRight,
  })
}

/** Of a few questions the one with the most in it, where more can be wrong. */
function richest(make: () => Question): Question {
  const some = Array.from({ length: few }, () => make())
  const size = ({ input }: Question) => JSON.stringify(input).length
  return some.reduce((best, it) => (size(it) > size(best) ? it : best))
}

/** Most often something at what the rule speaks of, else something in its words, now and then anything anywhere. */
function damagedNear(question: Question, draw: Draw, aim: RuleId, focus: Focus): Question | undefined {
  return draw.weighted<() => Question | undefined>([
    [5, () => damagedOnce(question, draw, focus)],
    [3, () => hinted(question, draw, aim)],
    [2, () => damagedOnce(question, draw)],
  ])()
}

/** Lists of what questions are about: records, and what is said in a request or a stream. */
const units = new Set<unknown>([
  ...['rows', 'events', 'attempts', 'chunks', 'records', 'children', 'files', 'directory'],
  ...['messages', 'content', 'input', 'contents', 'parts', 'tool_calls'],
])

/** A rule with those of its area: what its own statement takes for known, another one names. */
function areaOf(rule: string): RuleRecord[] {
  const area = rule.slice(0, rule.lastIndexOf('.') + 1)
  return Object.entries(rules).flatMap(([id, it]) => (id.startsWith(area) ? [it] : []))
}

/** The places whose last member the statements of some rules name, and what stands in a list there. */
function focusOn(some: readonly RuleRecord[]): Focus {
  const spans = some.flatMap(({ statement }) => [...statement.en.matchAll(/`([^`]+)`/g)])
  const names = new Set<unknown>(spans.flatMap(([, span]) => (span as string).split('.')))
  return ([path]) => {
    const name = path.findLast((step) => typeof step === 'string')
    return names.has(name) || units.has(name)
  }
}
