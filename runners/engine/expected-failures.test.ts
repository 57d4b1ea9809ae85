import { describe, expect, it } from 'vitest'
import { expandVectors } from './cases/expand.js'
import { judgeFailures } from './expected-failures.js'
import { ExpectedFailuresFault, parseExpectedFailures } from './expected-failures-file.js'
import { idMatcher } from './pattern.js'
import type { CaseResult, State } from './result.js'

function result(id: string, state: State, answer: Record<string, unknown> = { outcome: 'accept' }): CaseResult {
  const [subject] = expandVectors([
    {
      id,
      rules: [id],
      op: 'admit',
      formats: [4],
      title: { en: id, zh: id },
      source: 'reasoned: test',
      input: { event: 1 },
      expect: { outcome: 'accept' },
    },
  ])
  if (!subject) throw new Error('no case')
  return { subject, state, answer, differences: [] }
}

const ids = (results: readonly CaseResult[]) => results.map((it) => it.subject.id)

describe('expected failures', () => {
  const results = [result('a.one', 'fail'), result('a.two', 'pass'), result('b.one', 'crash', {})]

  it('take a failure that is as listed out of the red', () => {
    const verdict = judgeFailures(results, [
      { id: 'a.one', reason: 'known', observed: { outcome: 'accept' } },
      { id: 'b.*', reason: 'known', state: 'crash' },
    ])
    expect(verdict).toMatchObject({ unexpected: [], faults: [] })
    expect(ids(verdict.expected)).toEqual(['a.one@4', 'b.one@4'])
  })

  it.each([
    ['that passes', { id: 'a.two', reason: 'known' }, /a\.two@4: is expected to fail, but its state is pass/],
    [
      'that fails in another way',
      { id: 'a.one', reason: 'known', observed: { outcome: 'refuse' as const } },
      /a\.one@4: fails in another way/,
    ],
    ['that fails in another state', { id: 'b.one', reason: 'known' }, /state crash instead of fail/],
    ['that matches nothing', { id: 'c.**', reason: 'known' }, /c\.\*\*: matches no case/],
  ])('are red with an entry %s', (_name, entry, fault) => {
    const verdict = judgeFailures(results, [entry])
    expect(verdict.faults).toHaveLength(1)
    expect(verdict.faults[0]).toMatch(fault)
  })

  it('do not match what was skipped', () => {
    expect(judgeFailures([result('a.one', 'skipped')], [{ id: 'a.one', reason: 'known' }]).faults).toHaveLength(1)
  })

  it.each([
    ['- id: a.b', /entry 1 \(a\.b\) has no reason/],
    ['- reason: x', /entry 1 has no id/],
    ['- { id: a.b, reason: x, rule: y }', /unknown member rule/],
    ['id: a', /must be a list/],
    ['- [', /file\.yaml/],
  ])('that are broken are named: %s', (text, message) => {
    expect(() => parseExpectedFailures(text, 'file.yaml')).toThrow(ExpectedFailuresFault)
    expect(() => parseExpectedFailures(text, 'file.yaml')).toThrow(message)
  })
})

describe('a pattern', () => {
  it.each([
    ['tool-result', 'tool-result.call-id.mismatch@4', true],
    ['tool-result', 'tool-results.x@4', false],
    ['tool-result.call-id', 'tool-result.call-id', true],
    ['*.call-id.*', 'tool-result.call-id.mismatch@4', true],
    ['tool-result.*', 'tool-result.call-id.mismatch@4', false],
    ['tool-result.**', 'tool-result.call-id.mismatch@4', true],
    ['**@3', 'a.b.c@3', true],
    ['**@3', 'a.b.c@4', false],
    ['a.b.c@4', 'a.b.c@4', true],
    ['a.b.c', 'a.b.c@4:window', true],
    ['a.b.c@4', 'a.b.c@4:window', false],
    ['a.b.c@4:window', 'a.b.c@4:window', true],
    ['a.b.c@4:window', 'a.b.c@4', false],
    ['a.*.c', 'a.b.c@4:window', true],
    ['**@4', 'a.b.c@4:window', true],
    ['**@3', 'a.b.c@4:window', false],
    ['a.b.c@*', 'a.b.c@4:window', true],
    ['**:window', 'a.b.c@4:window', true],
    ['**:window', 'a.b.c@4', false],
    ['a+b', 'aab', false],
  ])('%s and %s', (pattern, id, matches) => {
    expect(idMatcher(pattern)(id)).toBe(matches)
  })
})
