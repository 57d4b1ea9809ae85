import { describe, expect, it } from 'vitest'
import { specification } from '../../../spec/reference/specification.js'
import { caughtBy, derivedAdapters, wireRules } from './wrong-adapters.fixture.js'
import { handmadeAdapters } from './wrong-steps.fixture.js'

const rules = wireRules()
const handmade = handmadeAdapters()
const byHand = rules.filter((rule) => handmade.some((it) => it.rule === rule))
const derivable = rules.filter((rule) => !byHand.includes(rule))

describe('a wrong adapter', () => {
  it('is found for most wire rules among mutants that lose or exchange a step, and caught by the rule', () => {
    const caught = caughtBy(derivedAdapters(), derivable)
    expect(derivable.filter((rule) => !caught.has(rule))).toEqual([])
  }, 60_000)

  it('is made by hand for the others, and caught by the rule', () => {
    const caught = caughtBy(handmade, byHand)
    expect(byHand.filter((rule) => !caught.has(rule))).toEqual([])
  })

  it('that is made by hand is made for a rule that there is', () => {
    expect(handmade.filter(({ rule = '' }) => !(rule in specification.rules))).toEqual([])
  })
})
