import type { Answer, Judge } from '../../../generators/judge.js'
import { questionsBreaking } from '../../../generators/one-fault.js'
import type { Question } from '../../../generators/question.js'
import { sampled } from '../../../generators/sample.js'

/** What came of looking for a question that breaks one rule and no other. */
export interface Search {
  readonly rule: string
  /** How long it took to find one, in seconds; undefined where there was none in time. */
  readonly seconds: number | undefined
}

/** Looks for a question that breaks a rule alone, up to so many seconds of a clock that counts milliseconds. */
export function searchAlone(rule: string, judge: Judge, seed: number, seconds: number, clock: () => number): Search {
  const start = clock()
  const timely = new TimelyJudge(judge, () => clock() - start > seconds * 1000)
  try {
    sampled(questionsBreaking(rule, timely), seed, 0)
    return { rule, seconds: (clock() - start) / 1000 }
  } catch (error) {
    if (timely.isLate) return { rule, seconds: undefined }
    throw error
  }
}

/** A judge that throws once it is late: a generator of what is rare looks for it without end. */
class TimelyJudge implements Judge {
  readonly #judge: Judge
  readonly #isOver: () => boolean
  isLate = false

  constructor(judge: Judge, isOver: () => boolean) {
    this.#judge = judge
    this.#isOver = isOver
  }

  answer(question: Question): Answer {
    this.isLate ||= this.#isOver()
    if (this.isLate) throw new Error('it is too late to be asked')
    return this.#judge.answer(question)
  }

  isAskable(question: Question): boolean {
    return this.#judge.isAskable(question)
  }

  without(rule: string, question: Question): Answer {
    return this.#judge.without(rule, question)
  }
}
