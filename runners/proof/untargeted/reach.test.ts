import { describe, expect, it } from 'vitest'
import { isAbout } from '../../../generators/reach/asked.js'
import { reachesOfFaulty, reachesOfValid, unjudgedRules } from '../../../generators/reach/index.js'
import { type RuleId, rules } from '../../../spec/generated/rules.js'
import { questionOf } from '../../diff/question-of.js'
import { KitJudge } from '../../fuzz/kit-judge.js'
import { goldenCases } from '../mutants/golden-cases.js'
import { type Reached, reachedBy } from './reach.js'
import { markFaults, ruleFaults } from './reach-faults.js'
import { allMarks, Reacher } from './reach-share.js'
import { readReached, readUnreached } from './reached-file.js'

const record = readReached()
const unreached = readUnreached()

describe('what generated questions reach', () => {
  it('is every rule, or there is a reason', () => {
    expect(ruleFaults(record, unreached)).toEqual([])
  })

  it('is what was recorded, made again from its seed and run', () => {
    const reacher = new Reacher()
    const lost = (Object.entries(record.rules) as [RuleId, Reached][]).filter(
      ([id, reached]) => !reacher.reaches(id, reached),
    )
    expect(lost.map(([id]) => id)).toEqual([])
  }, 120_000)

  it('is every type of event and every constraint, or there is a reason', () => {
    const reacher = new Reacher()
    const met = new Set(record.meeting.flatMap(([seed, run]) => reacher.marksOf(seed, run)))
    expect(markFaults(met, allMarks, unreached)).toEqual([])
  }, 120_000)

  it('has to be told twice neither that it is reached nor that it is not', () => {
    const id = 'turn.one-open'
    const reasons = { rules: [{ id, because: 'nobody knows' }], marks: [] } as const
    expect(ruleFaults(record, { ...reasons, rules: [...unreached.rules, ...reasons.rules] })).toEqual([
      `${id}: is reached, and unreached.yaml has a reason why not`,
    ])
    const { [id]: _lost, ...others } = record.rules
    expect(ruleFaults({ rules: others }, unreached)).toEqual([
      `${id}: is not reached, and unreached.yaml has no reason`,
    ])
    expect(
      markFaults(new Set(), ['type 4 a', 'type 4 b'], { rules: [], marks: [{ like: 'a$', because: 'x' }] }),
    ).toEqual(['type 4 b: no valid question meets it, and unreached.yaml has no reason'])
  })
})

describe('how rules are reached that nothing judges', () => {
  const judge = new KitJudge()
  const cases = goldenCases()
  const byId = new Map(cases.map(({ vector }) => [vector.id, vector]))

  it('is said of each of them, and of no other', () => {
    const said = new Set([...Object.keys(reachesOfValid), ...Object.keys(reachesOfFaulty)])
    expect([...said].sort()).toEqual([...unjudgedRules].sort())
  })

  it('is seen in a vector of each, which is about it', () => {
    const unseen = unjudgedRules.filter(
      (id) =>
        !cases
          .filter(({ vector }) => vector.rules.includes(id) && vector.scored !== false)
          .some((subject) => {
            const asked = questionOf(subject, byId)
            const question = JSON.parse(
              JSON.stringify(asked).replaceAll('$FORMAT', String(asked.format)),
            ) as typeof asked
            const answer = judge.answer(question)
            if (!isAbout(id, rules[id], question)) return false
            return [reachesOfValid[id], reachesOfFaulty[id]].some((reaches) => reaches?.(question, answer, judge))
          }),
    )
    expect(unseen).toEqual([])
  })

  it('is not seen in a question that has to do with something else', () => {
    const question = { op: 'select', format: 4, input: { files: [{ name: 'session.v4.jsonl', version: 4 }] } } as const
    expect(reachedBy({ question }, 'valid', judge, unjudgedRules)).toEqual([])
  })
})
