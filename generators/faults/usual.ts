import { sample } from 'fast-check'
import { DocumentArbitrary } from '../document-arbitrary.js'
import type { Draw } from '../draw.js'
import { type Answer, type Judge, rulesNamed } from '../judge.js'
import type { Question } from '../question.js'
import type { Subject } from '../valid/valid.js'

/** So many faulty questions say what is usually found, by the weight of their subject: where there is more to break, more. */
const samplesOf = (weight: number) => 20 + 4 * weight

const known = new WeakMap<Judge, WeakMap<Subject, ReadonlySet<string>>>()

/**
 * Whether a judge finds in a faulty question what it found in none of some others about the same subject. What random
 * damage breaks is mostly what every log and every stream has; nobody says what else there is to break, only that it is not
 * this again. `make` gives a faulty question about the subject.
 */
export function isUnusual(answer: Answer, judge: Judge, subject: Subject, make: (draw: Draw) => Question): boolean {
  const ofJudge = known.get(judge) ?? new WeakMap<Subject, ReadonlySet<string>>()
  known.set(judge, ofJudge)
  const usual = ofJudge.get(subject) ?? usualFindings(judge, subject, make)
  ofJudge.set(subject, usual)
  return rulesNamed(answer).some((rule) => !usual.has(rule))
}

function usualFindings(judge: Judge, { weight }: Subject, make: (draw: Draw) => Question): ReadonlySet<string> {
  const questions = sample(new DocumentArbitrary({ make, reductions: () => [] }), {
    seed: 1,
    numRuns: samplesOf(weight),
  })
  return new Set(questions.flatMap((question) => rulesNamed(judge.answer(question))))
}
