import { type Arbitrary, constantFrom, integer, noShrink, tuple } from 'fast-check'
import { DocumentArbitrary } from '../document-arbitrary.js'
import type { Question } from '../question.js'
import { sampled } from '../sample.js'
import { variants } from './index.js'
import type { Variant } from './variant.js'

/** A question and the same asked otherwise, to be held against each other (`holds.ts`). */
export interface VariedQuestion {
  readonly variant: Variant
  readonly question: Question
  readonly varied: Question
}

/** Questions, each with a way to ask it otherwise. The question shrinks; the way stays. */
export function variedQuestions(
  questions: Arbitrary<Question>,
  among: readonly Variant[] = variants,
): Arbitrary<VariedQuestion> {
  return tuple(questions, constantFrom(...among), noShrink(integer()))
    .map(([question, variant, seed]) => ({ variant, question, varied: vary(variant, question, seed) }))
    .filter((it): it is VariedQuestion => it.varied !== undefined)
}

/** Asked otherwise by choices that depend on nothing but a seed. */
function vary(variant: Variant, question: Question, seed: number): Question | undefined {
  const made = new DocumentArbitrary({
    make: (draw) => ({ varied: variant.vary(draw, question) }),
    reductions: () => [],
  })
  return sampled(made, seed, 0).varied
}
