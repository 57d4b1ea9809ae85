import { describe, expect, it } from 'vitest'
import { expandVectors } from '../engine/cases/expand.js'
import { loadVectorFiles } from '../engine/cases/load.js'
import { judgeAnswer } from '../engine/classify.js'
import { KitJudge } from '../fuzz/kit-judge.js'
import { casesOf } from '../implementations/faulty/report.fixture.js'
import { vectorsDirectory } from '../package.js'
import { agree, deviation, type Said } from './said.js'

const judge = new KitJudge()
const all = new Set(['class', 'rule', 'place', 'code', 'warnings'])

function said(id: string, answer: object, reports = all): { subject: ReturnType<typeof casesOf>[number]; said: Said } {
  const [subject] = casesOf([id])
  if (!subject) throw new Error(id)
  return { subject, said: { result: judgeAnswer(subject, { id: 1, ...answer }, reports), reports } }
}

describe('what a side says', () => {
  it('does not deviate from the reference where it is the reference, of vectors of each kind', () => {
    const vectors = loadVectorFiles(vectorsDirectory).flatMap((file) => file.vectors)
    const some = expandVectors(vectors).filter((_, index) => index % 9 === 0)
    const other = some.flatMap((subject) => {
      if (subject.directory) return [] // what is found there is asked of a runner
      const answer = judge.answerTo(subject)
      const own: Said = { result: judgeAnswer(subject, { id: 1, ...answer }, all), reports: all }
      const differs = deviation(subject, own, answer)
      return differs.length > 0 || !agree(subject, own, own) ? [`${subject.id} ${differs}`] : []
    })
    expect(other).toEqual([])
  })

  const mismatch = 'tool-result.call-id.mismatch@4'
  const refusal = { outcome: 'refuse', class: 'malformed', rule: 'tool-result.call-id', row: 1, at: '/x' }

  it('is compared as far as both report it', () => {
    const { subject, said: one } = said(mismatch, refusal)
    const { said: other } = said(mismatch, { ...refusal, rule: 'envelope.object', at: '' })
    const { said: silent } = said(mismatch, { outcome: 'refuse' }, new Set())
    expect(agree(subject, one, other)).toBe(false)
    expect([agree(subject, one, silent), agree(subject, silent, other)]).toEqual([true, true])
    expect(deviation(subject, one, judge.answerTo(subject))).toEqual(['at'])
    expect(deviation(subject, silent, judge.answerTo(subject))).toEqual([])
  })

  it('is something else where one takes what the other refuses, or says more', () => {
    const { subject, said: one } = said('history.users@4', { outcome: 'accept', surface: [0], messages: [] })
    const { said: more } = said('history.users@4', { outcome: 'accept', surface: [0, 1], messages: [] })
    const { said: refused } = said('history.users@4', refusal)
    expect([agree(subject, one, more), agree(subject, one, refused), agree(subject, one, one)]).toEqual([
      false,
      false,
      true,
    ])
    expect(deviation(subject, refused, judge.answerTo(subject))).toEqual(['outcome'])
  })
})
