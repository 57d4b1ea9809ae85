import type { Arbitrary } from 'fast-check'
import { type Judge, rulesNamed } from '../../../generators/judge.js'
import type { Question } from '../../../generators/question.js'
import { questionOf } from '../../diff/question-of.js'
import type { Case } from '../../engine/cases/expand.js'
import type { Vector } from '../../engine/cases/vector.js'
import { refusalsOf } from '../refusals.js'
import { isTold } from './measure.js'
import { sizeOf } from './size.js'

/** So many inputs are tried at most to make one smaller. */
const mostTries = 6000

/** A question made as small as it gets while it still tells the reference from one that never heard of a rule. */
export function smallest(question: Question, rule: string, arbitrary: Arbitrary<Question>, judge: Judge): Question {
  let least = question
  let context: unknown
  for (let tries = 0; tries < mostTries; ) {
    let isSmaller = false
    for (const { value_: smaller, context: next } of arbitrary.shrink(least, context)) {
      if (++tries > mostTries) break
      const answer = judge.answer(smaller)
      if (!rulesNamed(answer).includes(rule) || !isTold(judge, rule, smaller, answer)) continue
      least = smaller
      context = next
      isSmaller = true
      break
    }
    if (!isSmaller) return least
  }
  return least
}

/** The size of the smallest golden case that a rule refuses, by rule; warnings count as well. */
export function smallestGolden(cases: readonly Case[]): Map<string, number> {
  const byId = new Map<string, Vector>(cases.map(({ vector }) => [vector.id, vector]))
  const sizes = new Map<string, number>()
  for (const subject of cases) {
    const { expect } = subject
    const warned = expect.outcome === 'accept' ? [...(expect.warnings ?? []), expect.dropped] : []
    const rules = [...refusalsOf(subject), ...warned].flatMap((it) => it?.rule ?? [])
    for (const rule of rules) {
      const size = sizeOf(questionOf(subject, byId))
      sizes.set(rule, Math.min(size, sizes.get(rule) ?? Number.POSITIVE_INFINITY))
    }
  }
  return sizes
}
