import type { Draw } from '../draw.js'
import type { Answer } from '../judge.js'
import type { Question } from '../question.js'

/**
 * A way to ask a question otherwise, with what that does to the answer. Nothing has to be known of the right answer for
 * it: the answers to both are held against each other (`holds.ts`).
 */
export interface Variant {
  readonly id: string
  /** `verdict`: the answer stays. `nothing`: an answer that found nothing wrong becomes a refusal by the first rule. */
  readonly keeps: 'verdict' | 'nothing'
  readonly title: { readonly en: string; readonly zh: string }
  /** The rules that it rests on; of a variant that keeps nothing, the first is the one that is broken. */
  readonly rules: readonly [string, ...string[]]
  /** What stays of an answer: all of it when absent, or that and where something was found, where values themselves change. */
  readonly compares?: 'places'
  /** The question asked otherwise; undefined where it has no place for that. The question itself is left as it is. */
  vary(draw: Draw, question: Question): Question | undefined
  /** An answer to the varied question with what was added to it taken out again. */
  restored?(answer: Answer, varied: Question): Answer
}
