import { DocumentArbitrary } from './document-arbitrary.js'
import type { Draw } from './draw.js'
import { damaged } from './faults/faults.js'
import { isUnusual } from './faults/usual.js'
import { isClean, type Judge } from './judge.js'
import { variants } from './metamorphic/index.js'
import type { Question } from './question.js'
import { reductionsAnywhere } from './shrink/elsewhere.js'
import { reductions } from './shrink/reductions.js'
import { anySubject, makeValid, type Subject } from './valid/valid.js'

/** Questions with nothing wrong: every implementation has to accept them. They stay so as they shrink. */
export function validQuestions(judge: Judge, among?: readonly Subject[]): DocumentArbitrary<Question> {
  return new DocumentArbitrary({
    make: (draw) => makeValid(draw, judge, among),
    reductions: reductionsAmong(among),
    holds: (question) => judge.isAskable(question) && isClean(judge.answer(question)),
  })
}

/**
 * Questions with up to three random things wrong with them, at least one of which the reference names. Of some such
 * questions it is the first in which something unusual is found (`faults/usual.ts`).
 */
export function faultyQuestions(judge: Judge, among?: readonly Subject[]): DocumentArbitrary<Question> {
  return new DocumentArbitrary({
    make: (draw) => makeFaulty(draw, judge, among),
    reductions: reductionsAmong(among),
    holds: (question) => judge.isAskable(question) && !isClean(judge.answer(question)),
  })
}

/** Questions of either kind, one valid one for four that are faulty; a shrunk one may be of the other kind. */
export function anyQuestions(judge: Judge, among?: readonly Subject[]): DocumentArbitrary<Question> {
  return new DocumentArbitrary({
    make: (draw) => (draw.chance(1, 5) ? makeVaried(draw, judge, among) : makeFaulty(draw, judge, among)),
    reductions: reductionsAmong(among),
    holds: (question) => judge.isAskable(question),
  })
}

/** Where nothing is said of what may be asked, a smaller question may ask for something else; else it asks for the same. */
function reductionsAmong(among: readonly Subject[] | undefined): typeof reductions {
  return among ? reductions : reductionsAnywhere
}

/** So many times something else is done to questions about one subject before one is given up. */
const mostFaults = 40

/** So many faulty questions are made at most until what is found in one is not what is usually found. */
const mostFaulty = 3

/**
 * A question with a fault, of some the first in which something unusual is found. Subjects where few things are wrong are
 * not asked about less often.
 */
function makeFaulty(draw: Draw, judge: Judge, among?: readonly Subject[]): Question {
  const subject = anySubject(draw, among)
  const make = (draw: Draw) => anyFaulty(draw, judge, subject)
  let question = make(draw)
  for (let count = 1; count < mostFaulty; count++) {
    if (isUnusual(judge.answer(question), judge, subject, make)) return question
    question = make(draw)
  }
  return question
}

/** A question with a fault, or at last one without. */
function anyFaulty(draw: Draw, judge: Judge, subject: Subject): Question {
  for (let tries = 0; tries < mostFaults; tries++) {
    const question = damaged(subject.make(draw, judge), draw, (it) => judge.isAskable(it))
    if (!isClean(judge.answer(question))) return question
  }
  return subject.make(draw, judge)
}

/** A question without a fault, every other time asked in an unusual way that changes nothing of what is right. */
function makeVaried(draw: Draw, judge: Judge, among?: readonly Subject[]): Question {
  const question = anySubject(draw, among).make(draw, judge)
  const varied = draw.chance(1, 2) ? draw.of(keeping).vary(draw, question) : undefined
  return varied && judge.isAskable(varied) ? varied : question
}

const keeping = variants.filter(({ keeps }) => keeps === 'verdict')
