import type { Arbitrary } from 'fast-check'
import type { Answer } from '../../generators/judge.js'
import type { Question } from '../../generators/question.js'
import { sampled } from '../../generators/sample.js'
import { missingCapability } from '../engine/capabilities.js'
import type { Case } from '../engine/cases/expand.js'
import { isFailure } from '../engine/expected-failures.js'
import type { CaseResult } from '../engine/result.js'
import type { CaseSource } from '../engine/run.js'
import type { HelloResponse } from '../protocol/types.js'
import { caseOf } from './generated-case.js'
import { type Failing, Shrinking } from './shrinking.js'
import { signatureOf } from './signature.js'

/** A kind of failure with the smallest input that was found for it. */
export interface Failure extends Failing {
  readonly signature: string
  /** The run that found it, and how many runs failed in this way. */
  readonly run: number
  readonly times: number
}

/** A run whose question the reference cannot answer: a fault of the kit, with which no implementation is charged. */
export interface Unanswered {
  readonly run: number
  readonly reason: string
}

export interface FuzzPlan {
  /** What an implementation is asked that declares so much; undefined where that is nothing. */
  readonly arbitrary: (hello: HelloResponse) => Arbitrary<Question> | undefined
  readonly seed: number
  /** The numbers of the runs, in order. They are taken one by one, so that they may end when time is up. */
  readonly runs: Iterator<number>
  /** What the reference answers. */
  readonly answer: (question: Question) => Answer
  /** So many inputs are tried at most to make one failure smaller. */
  readonly mostShrinks: number
  /** Learns how many runs have been answered. */
  readonly onProgress?: (runs: number) => void
}

/**
 * Generated cases and cases that are shrunk, in one stream: while a failure is made smaller its inputs come first, and
 * further runs between them, so that the implementation always has something to do. What it does not declare is made and
 * not asked, and is no run.
 */
export class FuzzSource implements CaseSource {
  readonly #plan: FuzzPlan
  readonly #runOf = new Map<Case, { run: number; question: Question }>()
  readonly #found = new Map<string, { run: number; times: number; shrinking: Shrinking }>()
  #hello: HelloResponse | undefined
  #arbitrary: Arbitrary<Question> | undefined
  #isEnded = false
  #answered = 0
  #passedOver = 0
  readonly #unanswered: Unanswered[] = []

  constructor(plan: FuzzPlan) {
    this.#plan = plan
  }

  /** Takes note of what the implementation declares. */
  greeted(hello: HelloResponse): void {
    this.#hello = hello
    this.#arbitrary = this.#plan.arbitrary(hello)
  }

  /** Whether the implementation declares what a question asks for. */
  isDeclared(question: Question): boolean {
    return this.#hello === undefined || missingCapability(this.#hello, caseOf(question, 'asked')) === undefined
  }

  /** How many runs were answered, and how many questions were made that it does not declare. */
  get counts(): { readonly runs: number; readonly passedOver: number } {
    return { runs: this.#answered, passedOver: this.#passedOver }
  }

  /** The runs on which the reference itself breaks. */
  get unanswered(): readonly Unanswered[] {
    return this.#unanswered
  }

  /** The kinds of failure, in the order of the runs that found them. */
  get failures(): Failure[] {
    const found = [...this.#found].map(([signature, { run, times, shrinking }]) => ({
      signature,
      run,
      times,
      ...shrinking.best,
    }))
    return found.sort((left, right) => left.run - right.run)
  }

  next(): Case | undefined {
    for (const { shrinking } of this.#found.values()) {
      const smaller = shrinking.propose()
      if (smaller) return smaller
    }
    while (!this.#isEnded && this.#arbitrary) {
      const { value: run, done } = this.#plan.runs.next()
      if (done) this.#isEnded = true
      else {
        const question = sampled(this.#arbitrary, this.#plan.seed, run)
        const answer = this.isDeclared(question) ? this.#plan.answer(question) : undefined
        if (answer?.outcome === 'crash') this.#unanswered.push({ run, reason: String(answer.message) })
        else if (answer && answer.outcome !== 'unasked') {
          const subject = caseOf(question, `run-${run}`, answer)
          this.#runOf.set(subject, { run, question })
          return subject
        } else this.#passedOver++
      }
    }
    return undefined
  }

  heard(result: CaseResult): void {
    for (const { shrinking } of this.#found.values()) if (shrinking.heard(result)) return
    const made = this.#runOf.get(result.subject)
    if (!made) return
    this.#runOf.delete(result.subject)
    this.#answered++
    this.#plan.onProgress?.(this.#answered)
    if (!isFailure(result)) return
    const signature = signatureOf(result)
    const known = this.#found.get(signature)
    if (known) known.times++
    else
      this.#found.set(signature, {
        run: made.run,
        times: 1,
        shrinking: new Shrinking(
          { question: made.question, path: [], result },
          this.#arbitrary as Arbitrary<Question>,
          (it) => isFailure(it) && signatureOf(it) === signature,
          (question) => this.#caseOf(question, `run-${made.run}-smaller`),
          this.#plan.mostShrinks,
        ),
      })
  }

  #caseOf(question: Question, id: string): Case {
    return caseOf(question, id, this.#plan.answer(question))
  }
}
