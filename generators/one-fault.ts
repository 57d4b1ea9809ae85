import { type RuleId, rules } from '../spec/generated/rules.js'
import { asObject } from '../spec/reference/verdict.js'
import type { RuleRecord } from '../spec/rule-record.js'
import { DocumentArbitrary } from './document-arbitrary.js'
import type { Draw } from './draw.js'
import type { Focus } from './faults/damage.js'
import { endedAtFault } from './faults/ended.js'
import { damagedOnce } from './faults/faults.js'
import { breaksOnly, isClean, type Judge, rulesNamed } from './judge.js'
import { whyNeverAlone } from './never-alone.js'
import type { Question } from './question.js'
import { aimedQuestion, hinted, subjectsNear } from './reach/aimed.js'
import { placesIn } from './shrink/places.js'
import { reductions } from './shrink/reductions.js'
import { anySubject, type Subject } from './valid/valid.js'

/** So many valid questions are made for one that is damaged. */
const few = 6

/** So many things are done to one valid question before another is made. */
const faultsEach = 40

/**
 * Questions that break one rule and no other: a valid one, asked where the rule is judged, with one thing wrong, for which
 * the reference names this rule alone, and in which it finds nothing once it never heard of it; of an edge nothing but
 * what the restorer of the target has to say (`breaksOnly`). They stay so as they shrink. Throws a `RangeError` for what
 * is no rule that refuses or is never broken alone (`never-alone.ts`), and an error as it makes one if none is found.
 */
export function questionsBreaking(
  rule: string,
  judge: Judge,
  subjects?: readonly Subject[],
): DocumentArbitrary<Question> {
  const record: RuleRecord | undefined = Object.hasOwn(rules, rule) ? rules[rule as keyof typeof rules] : undefined
  if (record?.effect !== 'refuse') throw new RangeError(`${rule} is no rule that refuses`)
  const why = whyNeverAlone(rule)
  if (why !== undefined) throw new RangeError(`${rule} is never broken alone: ${why}`)
  const aim = rule as RuleId
  const among = subjects ?? subjectsNear(aim)
  const area = areaOf(rule)
  const own = focusOn([record])
  const beside = focusOn(area)
  const names = [namesOf([record]), namesOf(area)]
  const isRight = (question: Question) => judge.isAskable(question) && breaksOnly(judge, rule, question)
  return new DocumentArbitrary({
    make: (draw) => {
      const make = () => aimedQuestion(draw, judge, aim, anySubject(draw, among)).question
      const near = draw.chance(2, 3) ? richest(names, make) : make()
      if (isRight(near)) return near // it may have been made for another adapter
      let sound = near
      for (let tries = 0; tries < faultsEach; tries++) {
        const changed = damagedNear(draw.chance(2, 3) ? near : sound, draw, aim, draw.chance(2, 3) ? own : beside)
        if (!changed || !judge.isAskable(changed)) continue
        const answer = judge.answer(changed)
        const isNamed = rulesNamed(answer).includes(rule)
        const alone = isNamed ? [changed, endedAtFault(changed, answer)].find((it) => it && isRight(it)) : undefined
        if (alone) return alone
        // what nobody minds may be what the next fault needs
        if (isClean(answer)) sound = changed
      }
      return near
    },
    reductions,
    holds: isRight,
  })
}

/** Of a few questions the one that says the largest shares of some names, and of those the one with the most in it. */
function richest(names: readonly ReadonlySet<unknown>[], make: () => Question): Question {
  const some = Array.from({ length: few }, () => {
    const question = make()
    const words = new Set([...placesIn(question.input)].flatMap(([path, value]) => [path.at(-1), value]))
    const shares = names.map((it) => [...it].filter((name) => words.has(name)).length / Math.max(1, it.size))
    const size = JSON.stringify(question.input).length
    return { question, said: shares.reduce((sum, share) => sum + share, 0), size }
  })
  return some.reduce((best, it) => ((it.said - best.said || it.size - best.size) > 0 ? it : best)).question
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

/** What the statements of some rules name, and what they are about. */
function namesOf(some: readonly RuleRecord[]): ReadonlySet<unknown> {
  const spans = some.flatMap(({ statement }) => [...statement.en.matchAll(/`([^`]+)`/g)])
  const said = spans.flatMap(([, span]) => (span as string).split('.'))
  return new Set([...said, ...some.flatMap(({ events }) => events)])
}

/** A rule with those of its area: what its own statement takes for known, another one names. */
function areaOf(rule: string): RuleRecord[] {
  const area = rule.slice(0, rule.lastIndexOf('.') + 1)
  return Object.entries(rules).flatMap(([id, it]) => (id.startsWith(area) ? [it] : []))
}

/**
 * The places whose last member some rules are about or name in their statements, records of types that they name, and
 * what else stands in a list; all where they name none.
 */
function focusOn(some: readonly RuleRecord[]): Focus {
  if (some.every(({ statement }) => !statement.en.includes('`'))) return () => true
  const names = namesOf(some)
  return ([path, value]) => {
    const name = path.findLast((step) => typeof step === 'string')
    const { type } = asObject(value)
    return names.has(name) || (type === undefined ? units.has(name) : names.has(type))
  }
}
