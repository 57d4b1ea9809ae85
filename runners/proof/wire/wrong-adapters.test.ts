import { describe, expect, it } from 'vitest'
import { specification } from '../../../spec/reference/specification.js'
import { caughtBy, derivedAdapters, wireRules } from './wrong-adapters.fixture.js'
import { handmadeAdapters } from './wrong-steps.fixture.js'

const rules = wireRules()

describe('a wrong adapter', () => {
  it('is caught by each wire rule of the adapters that the reference has', () => {
    const derived = caughtBy(derivedAdapters(), rules)
    const others = rules.filter((rule) => !derived.has(rule))
    const handmade = caughtBy(handmadeAdapters(), others)
    expect(others.filter((rule) => !handmade.has(rule))).toEqual([])
    // steps of the reference that go wrong break most rules, so that few need a wrong step of their own
    expect(handmade.size).toBeLessThan(rules.length / 2 + 2)
  }, 60_000)

  it('that was made by hand is made for a rule', () => {
    expect(handmadeAdapters().filter(({ rule = '' }) => !(rule in specification.rules))).toEqual([])
  })
})
