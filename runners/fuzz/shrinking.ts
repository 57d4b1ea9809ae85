import type { Arbitrary, Value } from 'fast-check'
import type { Question } from '../../generators/question.js'
import type { Case } from '../engine/cases/expand.js'
import type { CaseResult } from '../engine/result.js'

/** An input that fails, and how it was come by: the steps of shrinking as fast-check counts them. */
export interface Failing {
  readonly question: Question
  readonly path: readonly number[]
  readonly result: CaseResult
}

/** So many inputs are looked at once: more than are in flight would be asked for nothing. */
const ahead = 16

/**
 * A failure that is made smaller through the carrier, with several inputs in flight: the first in the order of shrinking
 * that fails in the same way is the one that it goes on with, whichever is answered first.
 */
export class Shrinking {
  #best: Failing
  #candidates: Iterator<Value<Question>>
  #isExhausted = false
  #next = 0
  #left: number
  readonly #outstanding = new Map<Case, { question: Question; index: number; context: unknown; result?: CaseResult }>()

  constructor(
    first: Failing,
    readonly arbitrary: Arbitrary<Question>,
    readonly isSame: (result: CaseResult) => boolean,
    readonly caseOf: (question: Question) => Case,
    /** So many inputs are tried at most. */
    most: number,
  ) {
    this.#best = first
    this.#left = most
    this.#candidates = arbitrary.shrink(first.question, undefined)
  }

  /** The smallest so far. */
  get best(): Failing {
    return this.#best
  }

  get isOver(): boolean {
    return this.#outstanding.size === 0 && (this.#isExhausted || this.#left <= 0)
  }

  /** Another input to ask; undefined where answers have to come first, or there is none. */
  propose(): Case | undefined {
    if (this.#isExhausted || this.#left <= 0 || this.#outstanding.size >= ahead) return undefined
    const { value, done } = this.#candidates.next()
    if (done) {
      this.#isExhausted = true
      return undefined
    }
    this.#left--
    const subject = this.caseOf(value.value_)
    this.#outstanding.set(subject, { question: value.value_, index: this.#next++, context: value.context })
    return subject
  }

  /** Hears a result. False where it is none of an input that still matters. */
  heard(result: CaseResult): boolean {
    const candidate = this.#outstanding.get(result.subject)
    if (!candidate) return false
    candidate.result = result
    for (const [subject, { question, index, context, result }] of this.#outstanding) {
      if (!result) return true
      this.#outstanding.delete(subject)
      if (!this.isSame(result)) continue
      this.#best = { question, path: [...this.#best.path, index], result }
      this.#candidates = this.arbitrary.shrink(question, context)
      this.#next = 0
      this.#isExhausted = false
      this.#outstanding.clear()
      return true
    }
    return true
  }
}
