import { describe, expect, it } from 'vitest'
import { specification } from '../../spec/reference/specification.js'
import type { Case } from '../engine/cases/expand.js'
import type { Expect } from '../engine/cases/vector.js'
import { type AnswerWithout, attributionFaults } from './attribution.js'
import { evaluator } from './evaluate.js'
import { interpretValidators } from './interpret-schema.js'
import { goldenCases } from './mutants/golden-cases.js'
import { withoutRule } from './without-rule.js'

const cases = goldenCases()
// each reference without some rules meets a few vectors, and would compile its validators for longer than it uses them
const interpreted = { ...specification, validators: interpretValidators }
const built = new Map<string, ReturnType<typeof evaluator>>()
const without: AnswerWithout = (rules, subject) => {
  const key = rules.join(' ')
  const evaluate = built.get(key) ?? evaluator(rules.reduce(withoutRule, interpreted))
  built.set(key, evaluate)
  const { answer, reason } = evaluate(subject)
  return { ...(answer ? { answer } : {}), ...(reason === undefined ? {} : { reason }) }
}

describe('every vector', () => {
  it('fails for the reason that it claims', () => {
    expect(attributionFaults(cases, without)).toEqual([])
  }, 240_000)
})

describe('a vector that fails for another reason than it claims', () => {
  const byId = (id: string) => cases.find((it) => it.id === id) as Case
  const faultOf = (subject: Case) => attributionFaults([subject], without)
  const claiming = (id: string, expect: Partial<Expect>, faults?: readonly string[]): Case => {
    const subject = byId(id)
    const vector = { ...subject.vector, ...(faults ? { faults } : {}) }
    return { ...subject, vector, expect: { ...subject.expect, ...expect } as Expect }
  }

  it('is an error: a refusal by another rule', () => {
    expect(faultOf(claiming('turn.one-open.nested@4', { rule: 'turn.number' }))).toEqual([
      'turn.one-open.nested@4: claims turn.number; with every rule it is refuse · malformed · turn.one-open · row 4; name the rule that it breaks',
    ])
  })

  it('is an error: a refusal with two faults of which it names one', () => {
    const several = cases.find(({ vector, expect: { outcome } }) => vector.faults && outcome === 'refuse') as Case
    const { faults: _faults, ...vector } = several.vector
    expect(faultOf({ ...several, vector })).toHaveLength(1)
  })

  it('is an error: faults in another order', () => {
    const several = cases.find(
      ({ vector, expect: it }) => it.outcome === 'refuse' && (vector.faults?.length ?? 0) > 2,
    ) as Case
    const [first, second, third, ...rest] = several.vector.faults as string[]
    const faults = [first, third, second, ...rest] as string[]
    expect(faultOf({ ...several, vector: { ...several.vector, faults } })).toEqual([
      expect.stringMatching(/; put `faults` into the order of checks$/),
    ])
  })

  it('is an error: a fault that is none', () => {
    expect(faultOf(claiming('turn.one-open.nested@4', {}, ['turn.one-open', 'turn.number']))).toEqual([
      expect.stringMatching(
        /^turn\.one-open\.nested@4: claims turn\.one-open, turn\.number; without turn\.one-open it is accept; put /,
      ),
    ])
  })

  it('is an error: a warning that another rule gives, or that none gives', () => {
    const warned = cases.find((it) => it.expect.outcome === 'accept' && it.expect.warnings?.length === 1) as Case
    const other = { warnings: [{ rule: 'payload.turn-start', at: '/nowhere' }] }
    expect(faultOf(claiming(warned.id, other))).toHaveLength(1)
  })

  it('is an error: rows that another rule withheld', () => {
    const withheld = cases.find(
      ({ vector, expect: it }) =>
        vector.scored !== false && it.outcome === 'accept' && it.dropped?.rule !== undefined && !vector.faults,
    ) as Case
    expect(faultOf(claiming(withheld.id, { dropped: { row: 1, class: 'malformed', rule: 'turn.number' } }))).toEqual([
      expect.stringContaining('claims turn.number; with every rule it is accept'),
    ])
  })
})
