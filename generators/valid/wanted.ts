import { DocumentArbitrary } from '../document-arbitrary.js'
import type { Judge } from '../judge.js'
import type { Question } from '../question.js'
import { sampled } from '../sample.js'
import { type Subject, subjects } from './valid.js'

/** So many questions about a subject are looked at before it is said that none is wanted, or that this one has to do. */
const probes = 60
const mostTries = 400

/**
 * Subjects that make wanted questions and no others: what an implementation declares, or where a rule is judged. Those
 * that make none are left out.
 */
export function subjectsThat(
  isWanted: (question: Question) => boolean,
  judge: Judge,
  among: readonly Subject[] = subjects,
): readonly Subject[] {
  return among
    .filter(({ make }) => {
      const made = new DocumentArbitrary({ make: (draw) => make(draw, judge), reductions: () => [] })
      return Array.from({ length: probes }, (_, run) => sampled(made, 0, run)).some(isWanted)
    })
    .map((subject) => ({
      ...subject,
      make: (draw, judge) => {
        let question = subject.make(draw, judge)
        for (let tries = 1; tries < mostTries && !isWanted(question); tries++) question = subject.make(draw, judge)
        return question
      },
    }))
}
