import type { DocumentArbitrary } from '../../../generators/document-arbitrary.js'
import { type Answer, type Judge, rulesNamed } from '../../../generators/judge.js'
import type { Question } from '../../../generators/question.js'
import { sampled } from '../../../generators/sample.js'
import { sameJson } from '../../engine/same-json.js'

/** What runs that were told no rule found of one of them. */
export interface Finding {
  readonly rule: string
  /** The first run that told the reference from one that never heard of the rule, counted from 1. */
  readonly run: number
  /** How many did, up to where they were no longer counted. */
  readonly times: number
}

/** Which rules the runs from one number to another find, one after the other. */
export function findingsOf(
  arbitrary: DocumentArbitrary<Question>,
  judge: Judge,
  seed: number,
  runs: Iterable<number>,
): Map<string, Finding> {
  const found = new Map<string, Finding>()
  for (const run of runs) {
    const question = sampled(arbitrary, seed, run)
    const answer = judge.answer(question)
    for (const rule of rulesNamed(answer)) {
      const known = found.get(rule)
      if (known && known.times >= enough) continue
      if (isTold(judge, rule, question, answer))
        found.set(rule, { rule, run: known?.run ?? run + 1, times: (known?.times ?? 0) + 1 })
    }
  }
  return found
}

/** So often one more time says nothing new. */
const enough = 20

/** Whether a question tells the reference from one that never heard of a rule. */
export function isTold(judge: Judge, rule: string, question: Question, answer = judge.answer(question)): boolean {
  return !sameJson(comparable(answer), comparable(judge.without(rule, question)))
}

/** What is compared of an answer: messages are for people, and the order of warnings says nothing. */
function comparable({ message: _message, warnings, ...answer }: Answer): unknown {
  return { ...answer, warnings: ((warnings ?? []) as unknown[]).map((it) => JSON.stringify(it)).sort() }
}
