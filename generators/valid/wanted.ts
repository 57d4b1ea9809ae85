import { DocumentArbitrary } from '../document-arbitrary.js'
import type { Judge } from '../judge.js'
import type { Operation, Question } from '../question.js'
import { sampled } from '../sample.js'
import { until } from './until.js'
import { type Subject, subjects } from './valid.js'

/** So many questions about a subject are looked at before it is said that none is wanted. */
const probes = 300
/** So many are made before one that is not wanted has to do. */
const mostTries = 1000

/** Subjects that ask for wanted operations and make wanted questions, and hardly any others. */
export function subjectsThat(
  isAsked: (operation: Operation) => boolean,
  isWanted: (question: Question) => boolean,
  judge: Judge,
): readonly Subject[] {
  return subjects
    .filter(({ asks, make }) => {
      if (!asks.some(isAsked)) return false
      const made = new DocumentArbitrary({ make: (draw) => make(draw, judge), reductions: () => [] })
      return Array.from({ length: probes }).some((_, run) => isWanted(sampled(made, 0, run)))
    })
    .map((subject) => ({ ...subject, make: until(subject.make, isWanted, mostTries) }))
}
