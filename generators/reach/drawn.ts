import type { RuleId } from '../../spec/generated/rules.js'
import { DocumentArbitrary } from '../document-arbitrary.js'
import type { Draw } from '../draw.js'
import { damaged } from '../faults/faults.js'
import { isClean, type Judge } from '../judge.js'
import { variants } from '../metamorphic/index.js'
import type { Question } from '../question.js'
import { anySubject } from '../valid/valid.js'
import { aimedQuestion, hinted, subjectsNear } from './aimed.js'

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
 * Questions that say where they come from: made by the subjects, variants and damages that the arbitraries make theirs by.
 * What is aimed is aimed at one rule.
 */
export function drawnQuestions(way: Way, judge: Judge, aim: RuleId): DocumentArbitrary<Drawn> {
  const isAskable = ({ question }: Drawn) => judge.isAskable(question)
  const isGood = (drawn: Drawn) => isAskable(drawn) && isClean(judge.answer(drawn.question))
  const isFaulty = (drawn: Drawn) => isAskable(drawn) && !isClean(judge.answer(drawn.question))
  const sources = {
    valid: { make: (draw: Draw) => drawnValid(draw, judge), holds: isGood },
    variant: {
      make: (draw: Draw) => varied(drawnValid(draw, judge), draw),
      holds: (drawn: Drawn) => drawn.changes.length > 0 && isAskable(drawn),
    },
    fault: { make: (draw: Draw) => damagedFrom(drawnValid(draw, judge), draw, judge), holds: isFaulty },
    aimed: { make: (draw: Draw) => drawnAimed(draw, judge, aim), holds: isFaulty },
  }
  return new DocumentArbitrary<Drawn>({ ...sources[way], reductions: () => [] })
}

function drawnValid(draw: Draw, judge: Judge): Drawn {
  const subject = anySubject(draw)
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

function damagedFrom({ question, subject, changes }: Drawn, draw: Draw, judge: Judge): Drawn {
  const done = [...changes]
  const isAskable = (it: Question) => judge.isAskable(it)
  const made = damaged(question, draw, isAskable, ({ id }) => done.push(id))
  return { question: made, subject, changes: done }
}

/** Near a rule, and then damaged by its words, by whatever comes, or not at all where another adapter is asked. */
function drawnAimed(draw: Draw, judge: Judge, aim: RuleId): Drawn {
  const subject = anySubject(draw, subjectsNear(aim))
  const near = { ...aimedQuestion(draw, judge, aim, subject), subject: subject.id }
  if (near.changes.length > 0 && draw.chance(1, 2)) return near
  const question = draw.chance(1, 2) ? hinted(near.question, draw, aim) : undefined
  if (!question || !judge.isAskable(question)) return damagedFrom(near, draw, judge)
  return { ...near, question, changes: [...near.changes, 'words-of-the-rule'] }
}
