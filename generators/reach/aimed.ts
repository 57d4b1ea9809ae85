import { type RuleId, rules } from '../../spec/generated/rules.js'
import { isObject, type JsonObject } from '../../spec/reference/verdict.js'
import type { RuleRecord } from '../../spec/rule-record.js'
import type { Draw } from '../draw.js'
import type { Judge } from '../judge.js'
import { rulesOn } from '../judged-at.js'
import type { Question } from '../question.js'
import { anyPlace, placesIn, withMember, withValue } from '../shrink/places.js'
import { makeValid, type Subject, subjects } from '../valid/valid.js'
import { adaptersOf, isAbout, subjectsOf } from './asked.js'

/** So many valid questions are made to find one near a rule. */
const mostTries = 100

/** So many near a rule are passed over that do not name what it is about: it is rare, or what they name has another form. */
const mostWithout = 4

/** A question, and what was done to it. */
export interface Aimed {
  readonly question: Question
  readonly changes: readonly string[]
}

/** The subjects of which questions can be about a rule. */
export function subjectsNear(aim: RuleId): readonly Subject[] {
  const wanted = subjectsOf(rules[aim])
  return subjects.filter(({ id }) => wanted.includes(id))
}

/**
 * A valid question of a subject, if one comes up of the kind that a rule is about, which holds an event of its types if it
 * has some. What adapters project is at times made for one and asked of another, which may not take it.
 */
export function aimedQuestion(draw: Draw, judge: Judge, aim: RuleId, subject: Subject): Aimed {
  const rule: RuleRecord = rules[aim]
  const own = adaptersOf(aim)
  let without = 0
  for (let tries = 1; ; tries++) {
    const question = makeValid(draw, judge, [subject])
    const isForOther = own.length > 0 && question.op === 'project' && draw.chance(1, 2)
    const asked = isForOther ? withInput(question, { adapter: draw.of(own) }) : question
    const isNear =
      isAbout(aim, rule, asked) &&
      (rule.effect !== 'refuse' || rulesOn(asked).has(aim)) &&
      holdsTypes(rule, asked) &&
      (holdsNames(rule, asked) || without++ === mostWithout)
    if (isNear || tries === mostTries)
      return { question: asked, changes: isForOther ? ['asked-of-another-adapter'] : [] }
  }
}

/**
 * A question in which something is changed to words of the statement of a rule; nothing where it has none. They are the
 * only thing that is known of the rule, so that whoever states another need not say how it is broken.
 */
export function hinted(question: Question, draw: Draw, aim: RuleId): Question | undefined {
  const words = wordsOf(rules[aim])
  const members = words.flatMap((word) => word.split('.')).filter((it) => /^[A-Za-z_]\w*$/.test(it))
  if (words.length === 0) return undefined
  if (members.length > 0 && draw.chance(2, 3)) {
    const place = anyPlace(question.input, ([path, value]) => path.length > 0 && isObject(value), draw)
    if (!place) return undefined
    const name = draw.of(members)
    const changed = withMember(place[1] as JsonObject, name, valueFor(question, name, words, draw))
    return { ...question, input: withValue(question.input, place[0], changed) }
  }
  const place = anyPlace(question.input, ([path, value]) => path.length > 0 && typeof value === 'string', draw)
  return place && { ...question, input: withValue(question.input, place[0], draw.of(words)) }
}

/** A value for a member: a word, one that a member of this name has elsewhere, or one of another type. */
function valueFor({ input }: Question, name: string, words: readonly string[], draw: Draw): unknown {
  const namesakes = [...placesIn(input)].filter(([path]) => path.at(-1) === name).map(([, value]) => value)
  if (namesakes.length > 0 && draw.chance(1, 2)) return draw.of(namesakes)
  const others = [null, true, false, 0, -1, 1e300, '', 'x', 'x'.repeat(80), {}, [], [null]]
  return draw.chance(1, 3) ? draw.of(words) : draw.of<unknown>(others)
}

function wordsOf({ statement }: RuleRecord): string[] {
  return [...statement.en.matchAll(/`([^`]+)`/g)].map(([, word]) => word as string)
}

function holdsTypes({ events }: RuleRecord, { input }: Question): boolean {
  const types = events.filter((type) => type.includes('/'))
  const text = types.length > 0 ? JSON.stringify(input) : ''
  return types.length === 0 || types.some((type) => text.includes(`"${type}"`))
}

/** Whether a question has, as a member or as a value, a name of what a rule is about that its statement has as well. */
function holdsNames({ events, statement }: RuleRecord, { input }: Question): boolean {
  const names = events.filter((name) => statement.en.includes(`\`${name}\``))
  const text = names.length > 0 ? JSON.stringify(input) : ''
  return names.length === 0 || names.some((name) => text.includes(`"${name}"`))
}

function withInput(question: Question, members: JsonObject): Question {
  return { ...question, input: { ...question.input, ...members } }
}
