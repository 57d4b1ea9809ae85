import { type RuleId, rules } from '../../spec/generated/rules.js'
import { DocumentArbitrary } from '../document-arbitrary.js'
import type { Draw } from '../draw.js'
import { damaged } from '../faults/faults.js'
import { isClean, type Judge } from '../judge.js'
import { variants } from '../metamorphic/index.js'
import type { Question } from '../question.js'
import { anySubject, type Subject, subjects } from '../valid/valid.js'
import { isNear, subjectsOf } from './asked.js'

/** Valid, valid and asked otherwise, damaged, or damaged where a rule is that is looked for. */
export const ways = ['valid', 'variant', 'fault', 'aimed'] as const
export type Way = (typeof ways)[number]

/** A question, and what it was made of. */
export interface Drawn {
  readonly question: Question
  readonly subject: string
  /** The variants or damages that were done to it, in order. */
  readonly changes: readonly string[]
}

/**
 * Questions that say where they come from. Those that are valid and those that are damaged are drawn as `validQuestions`
 * and `faultyQuestions` draw them, so that the same seed and run give the same question there. To aim, the rule has to be
 * known.
 */
export function drawnQuestions(way: Way, judge: Judge, aim?: RuleId): DocumentArbitrary<Drawn> {
  const isGood = (drawn: Drawn) => judge.isAskable(drawn.question) && isClean(judge.answer(drawn.question))
  const isFaulty = (drawn: Drawn) => judge.isAskable(drawn.question) && !isClean(judge.answer(drawn.question))
  const sources = {
    valid: { make: (draw: Draw) => drawnValid(draw, judge), holds: isGood },
    variant: { make: (draw: Draw) => varied(drawnValid(draw, judge), draw), holds: isAskableVariant },
    fault: { make: (draw: Draw) => damagedFrom(drawnValid(draw, judge), draw, judge), holds: isFaulty },
    aimed: { make: (draw: Draw) => damagedFrom(drawnNear(draw, judge, aim), draw, judge), holds: isFaulty },
  }
  function isAskableVariant({ question, changes }: Drawn): boolean {
    return changes.length > 0 && judge.isAskable(question)
  }
  return new DocumentArbitrary<Drawn>({ ...sources[way], reductions: () => [] })
}

function drawnValid(draw: Draw, judge: Judge, among?: readonly Subject[]): Drawn {
  const subject = anySubject(draw, among)
  return { question: subject.make(draw, judge), subject: subject.id, changes: [] }
}

const keeping = variants.filter(({ keeps }) => keeps === 'verdict')

/** Asked otherwise in up to two ways that the answer does not depend on. */
function varied(drawn: Drawn, draw: Draw): Drawn {
  let made = drawn
  for (let count = draw.between(1, 2); count > 0; count--) {
    const variant = draw.of(keeping)
    const question = variant.vary(draw, made.question)
    if (question) made = { ...made, question, changes: [...made.changes, variant.id] }
  }
  return made
}

/** So many valid questions are made to find one near a rule. */
const mostTries = 100

/** A valid question of the kind that a rule is about, which holds an event of its types if it has some. */
function drawnNear(draw: Draw, judge: Judge, aim: RuleId | undefined): Drawn {
  const among = aim && subjects.filter(({ id }) => subjectsOf(rules[aim]).includes(id))
  for (let tries = 1; ; tries++) {
    const drawn = drawnValid(draw, judge, among)
    if (aim === undefined || tries === mostTries || isNear(aim, rules[aim], drawn.question)) return drawn
  }
}

function damagedFrom({ question, subject }: Drawn, draw: Draw, judge: Judge): Drawn {
  const changes: string[] = []
  const isAskable = (it: Question) => judge.isAskable(it)
  const made = damaged(question, draw, isAskable, ({ id }) => changes.push(id))
  return { question: made, subject, changes }
}
