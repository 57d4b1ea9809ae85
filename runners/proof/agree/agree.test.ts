import { describe, expect, it } from 'vitest'
import { buildReference } from '../../../spec/reference/reference.js'
import { specification } from '../../../spec/reference/specification.js'
import { withoutRule } from '../without-rule.js'
import { agree } from './agree.js'
import { explanations } from './explanations.js'
import { readObservedCases } from './read.js'

describe('the observed cases', () => {
  const cases = readObservedCases()
  const agreement = agree(buildReference(), cases, explanations)

  it('have no verdict that differs from the reference without a reason', () => {
    expect(
      agreement.unexplained.map(({ question, given }) => `${question.id}: ${question.observed}, not ${given}`),
    ).toEqual([])
    expect(agreement.stale).toEqual([])
    expect(agreement.unmapped).toEqual([])
  })

  it('are asked in numbers', () => {
    expect(agreement.asked).toBeGreaterThan(1160)
    expect(agreement.questions).toBeGreaterThan(agreement.asked)
  })

  it('notice a rule that is missing', () => {
    const loose = agree(buildReference(withoutRule(specification, 'tool-result.call-id')), cases, explanations)
    expect(loose.unexplained.map(({ question }) => question.id)).toContain('TR17 row')
  })

  it('notice an explanation that explains nothing', () => {
    expect(
      agree(buildReference(), cases, [...explanations, { questions: ['TR01 row'], reason: 'none' }]).stale,
    ).toEqual(['TR01 row'])
  })
})
