import { describe, expect, it } from 'vitest'
import type { Case } from '../../engine/cases/expand.js'
import { killSets } from './kill-sets.js'
import type { Mutant } from './mutant.js'
import type { Verdict } from './verdicts.js'

const caseOf = (id: string, catches?: string, more: object = {}) =>
  ({ id: `${id}@4`, vector: { id, ...(catches ? { catches: { en: catches, zh: catches } } : {}), ...more } }) as Case
const killed = (mutant: string, ...ids: string[]): Verdict => ({
  mutant: { id: mutant } as Mutant,
  state: 'killed',
  kills: ids.map((id) => `${id}@4`),
})

describe('vectors that kill the same mutants', () => {
  it('are told apart by what each catches', () => {
    const cases = [caseOf('a.a', 'one'), caseOf('a.b', 'other'), caseOf('a.c')]
    const sets = killSets([killed('m', 'a.a', 'a.b', 'a.c'), killed('n', 'a.a', 'a.b', 'a.c')], cases)
    expect(sets).toEqual({ vectors: 3, sets: 1, shared: 3, same: [] })
  })

  it('are listed where two have the same word, or two have none', () => {
    const cases = [caseOf('a.a', 'one'), caseOf('a.b', 'one'), caseOf('a.c'), caseOf('a.d')]
    const { same } = killSets([killed('m', 'a.a', 'a.b'), killed('n', 'a.c', 'a.d')], cases)
    expect(same).toEqual([
      { mutants: 1, vectors: ['a.a', 'a.b'] },
      { mutants: 1, vectors: ['a.c', 'a.d'] },
    ])
  })

  it('need no word where each is what others are changed from', () => {
    const cases = [
      caseOf('a.a'),
      caseOf('a.b'),
      caseOf('a.c', 'x', { base: 'a.a' }),
      caseOf('a.d', 'y', { base: 'a.b' }),
    ]
    expect(killSets([killed('m', 'a.a', 'a.b')], cases).same).toEqual([])
  })

  it('are no matter where they kill others, or are not scored', () => {
    const cases = [caseOf('a.a'), caseOf('a.b'), caseOf('a.c', undefined, { scored: false })]
    expect(killSets([killed('m', 'a.a', 'a.b', 'a.c'), killed('n', 'a.a')], cases)).toMatchObject({
      vectors: 2,
      same: [],
    })
  })
})
