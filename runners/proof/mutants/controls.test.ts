import { describe, expect, it } from 'vitest'
import { specification } from '../../../spec/reference/specification.js'
import { controlsOf } from './controls.js'
import { goldenCases } from './golden-cases.js'
import { mutantsOf } from './mutants.js'
import { Trial } from './trial.js'

const trial = new Trial(specification, goldenCases())

describe('an inverted control survives:', () => {
  it.each(controlsOf(specification).map(({ kind, mutants }) => [kind, mutants] as const))(
    '%s',
    (_kind, mutants) => {
      expect(mutants.length).toBeGreaterThan(0)
      const unreached = mutants.filter((it) => trial.reaching(it).length === 0)
      expect(unreached.map(({ id }) => id)).toEqual([])
      const told = mutants.flatMap((mutant) => {
        const outcome = trial.run(mutant)
        return outcome.state === 'killed' ? [`${mutant.id}: ${outcome.by}`] : []
      })
      expect(told).toEqual([])
    },
    120_000,
  )

  it('and a mutant beside it does not', () => {
    const beside = mutantsOf(specification).find(({ id }) => id === 'limit-raise 4 event#/properties/seq/minimum')
    expect(beside && trial.run(beside).state).toBe('killed')
  })
})
