import { describe, expect, it } from 'vitest'
import { breaksOnly } from '../../../generators/judge.js'
import { neverAlone } from '../../../generators/never-alone.js'
import { questionsBreaking } from '../../../generators/one-fault.js'
import { rules } from '../../../spec/generated/rules.js'
import type { RuleRecord } from '../../../spec/rule-record.js'
import { questionOf } from '../../diff/question-of.js'
import { KitJudge } from '../../fuzz/kit-judge.js'
import { goldenCases } from '../mutants/golden-cases.js'
import { breakableRules } from './breakable.js'
import { searchAlone } from './search.js'

const judge = new KitJudge()

describe('every rule that refuses', () => {
  it('has a golden vector that breaks it and no other, or a reason why none can', () => {
    const cases = goldenCases()
    const byId = new Map(cases.map(({ vector }) => [vector.id, vector]))
    const refusing = (Object.entries(rules) as [string, RuleRecord][]).filter(([, { effect }]) => effect === 'refuse')
    const left = new Set(refusing.map(([id]) => id))
    for (const it of cases)
      for (const rule of it.vector.rules)
        if (left.has(rule) && breaksOnly(judge, rule, questionOf(it, byId))) left.delete(rule)
    expect([...left].sort()).toEqual(Object.keys(neverAlone).sort())
  }, 60_000)
})

describe('a rule that is never broken alone', () => {
  it('is not looked for, and it is said why', () => {
    for (const rule of Object.keys(neverAlone)) {
      expect(breakableRules).not.toContain(rule)
      expect(() => questionsBreaking(rule, judge)).toThrow(`${rule} is never broken alone: `)
    }
  })
})

describe('a search for a question that breaks a rule alone', () => {
  it('ends when its time is over, and says how long it took before', () => {
    let time = 0
    const late = searchAlone('framing.json', judge, 1, 30, () => (time += 31_000))
    expect(late).toEqual({ rule: 'framing.json', seconds: undefined })
    expect(searchAlone('framing.json', judge, 1, 30, () => 0)).toEqual({ rule: 'framing.json', seconds: 0 })
  })
})
