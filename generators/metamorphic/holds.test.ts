import { describe, expect, it } from 'vitest'
import type { Answer, Judge } from '../judge.js'
import type { Question } from '../question.js'
import { holds } from './holds.js'
import type { Variant } from './variant.js'

const [question, varied]: [Question, Question] = [
  { op: 'decode', format: 4, input: { rows: [] } },
  { op: 'decode', format: 4, input: { rows: [], tail: 'x' } },
]

function variant(more: Partial<Variant> = {}): Variant {
  return {
    id: 'v',
    keeps: 'verdict',
    title: { en: 'a', zh: '甲' },
    rules: ['framing.json'],
    vary: () => varied,
    ...more,
  }
}

/** What holds says where the question has one answer, and the varied one another. */
function said(asked: Answer, answer: Answer, more: Partial<Variant> = {}): string | undefined {
  const judge: Judge = {
    isAskable: () => true,
    answer: (it) => (it === question ? asked : answer),
    without: () => asked,
  }
  return holds(variant(more), question, varied, judge)
}

const accepted = { outcome: 'accept', session: { header: { id: 's' }, events: [] } }
const refused = { outcome: 'refuse', class: 'malformed', rule: 'framing.json', row: 1, at: '', message: 'no JSON' }

describe('a variant that keeps the verdict', () => {
  it('has the same answer, whatever people are told', () => {
    expect(said(accepted, structuredClone(accepted))).toBeUndefined()
    expect(said(refused, { ...refused, message: 'other words' })).toBeUndefined()
  })

  it('is said to break what is otherwise', () => {
    expect(said(accepted, refused)).toBe('v: outcome was "accept" and is "refuse"')
    expect(said(refused, { ...refused, at: '/data' })).toBe('v: at was "" and is "/data"')
    expect(said(accepted, { outcome: 'accept' })).toMatch(/^v: session was .* and is undefined$/)
    expect(said(accepted, { ...accepted, dropped: { row: 1 } })).toBe('v: dropped was undefined and is {"row":1}')
    expect(said(accepted, { ...accepted, session: { header: { id: 't' }, events: [] } })).toMatch(/^v: session/)
  })

  it('is compared by places alone where it changes values', () => {
    const places = { compares: 'places' } as const
    const other = { ...accepted, session: {} }
    expect(said(accepted, other, places)).toBeUndefined()
    const warned = (at: string) => ({ ...other, warnings: [{ rule: 'framing.json', row: 1, at }] })
    expect(said(warned('/a'), warned('/a'), places)).toBeUndefined()
    expect(said(warned('/a'), warned('/b'), places)).toMatch(/^v: warnings/)
  })

  it('is compared without what it added', () => {
    const more = { restored: (answer: Answer) => ({ ...answer, row: 1 }) }
    expect(said(refused, { ...refused, row: 2 }, more)).toBeUndefined()
  })

  it('may write rows with their members in another order', () => {
    expect(said({ outcome: 'accept', rows: ['{"a":1,"b":2}'] }, { outcome: 'accept', rows: ['{"b":2,"a":1}'] })).toBe(
      undefined,
    )
  })
})

describe('a variant that keeps nothing', () => {
  const breaking = { keeps: 'nothing' } as const

  it('is refused for its rule', () => {
    expect(said(accepted, refused, breaking)).toBeUndefined()
    expect(said(accepted, { ...refused, rule: 'framing.dense' }, breaking)).toBe(
      'v: must be refused for framing.json, and is refuse for framing.dense',
    )
    expect(said(accepted, accepted, breaking)).toBe('v: must be refused for framing.json, and is accept for no rule')
  })

  it('promises nothing of what is refused already', () => {
    expect(said(refused, accepted, breaking)).toBeUndefined()
  })
})
