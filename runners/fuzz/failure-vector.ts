import type { Answer } from '../../generators/judge.js'
import type { Vector } from '../engine/cases/vector.js'
import type { Failure } from './fuzz-source.js'
import { draftOf, expectationOf } from './generated-case.js'

/**
 * A failure as a vector that a person has to read before it counts: what it expects is what the reference answered, which
 * is the one thing that no vector may rest on alone.
 */
export function vectorOf({ question, run, result }: Failure, seed: number, answer: Answer): Vector {
  const { outcome, ...rest } = expectationOf(answer) as { outcome: string; rule?: string }
  const rules = [...new Set([rest.rule].flatMap((it) => it ?? []))]
  const id = `fuzz.${question.op}.seed-${seed}-run-${run}`
  return {
    ...draftOf(question, id),
    rules,
    title: {
      en: `made by a generator: ${result.state} where ${outcome} is expected`,
      zh: `由生成器生成：预期 ${outcome}，实得 ${result.state}`,
    },
    source: `reasoned: what the reference answers to a generated input, seed ${seed}, run ${run}`,
    expect: expectationOf(answer),
    review: 'unread',
  }
}
