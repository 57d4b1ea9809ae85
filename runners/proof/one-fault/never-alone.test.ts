import { describe, expect, it } from 'vitest'
import { breaksOnly } from '../../../generators/judge.js'
import { questionOf } from '../../diff/question-of.js'
import { KitJudge } from '../../fuzz/kit-judge.js'
import { goldenCases } from '../mutants/golden-cases.js'
import { aloneFaults, readNeverAlone, refusingRules } from './never-alone.js'
import { searchAlone } from './search.js'

const judge = new KitJudge()

describe('every rule that refuses', () => {
  it('has a golden vector that breaks it and no other, or a reason why none can', () => {
    const cases = goldenCases()
    const byId = new Map(cases.map(({ vector }) => [vector.id, vector]))
    const alone = new Set<string>()
    for (const it of cases)
      for (const rule of it.vector.rules)
        if (!alone.has(rule) && breaksOnly(judge, rule, questionOf(it, byId))) alone.add(rule)
    expect(aloneFaults(refusingRules, alone, readNeverAlone())).toEqual([])
  }, 60_000)

  it('has to be told twice neither that it is broken alone nor that it is not', () => {
    const [one = '', other = ''] = refusingRules
    expect(aloneFaults([one, other], new Set([one]), new Map([[one, 'nobody knows']]))).toEqual([
      `${one}: is broken alone, and never-alone.yaml has a reason why not`,
      `${other}: is not broken alone, and never-alone.yaml has no reason`,
    ])
    expect(aloneFaults([], new Set(), new Map([['no.rule', ' ']]))).toEqual(['no.rule: is no rule that refuses'])
    expect(aloneFaults([], new Set(), new Map([[one, '']]))).toEqual([`${one}: does not say because of what`])
  })
})

describe('a search for a question that breaks a rule alone', () => {
  it('ends when its time is over, and says what it found before', () => {
    let time = 0
    const late = searchAlone('framing.json', judge, 1, 30, () => (time += 31_000))
    expect(late).toEqual({ rule: 'framing.json', seconds: undefined })
    expect(searchAlone('framing.json', judge, 1, 30, () => 0)).toEqual({ rule: 'framing.json', seconds: 0 })
  })
})
