import { describe, expect, it } from 'vitest'
import { type Cell, classify } from './classify.js'

const right = (like: number): Cell => ({ says: 'accept', differs: [], like })
const wrong = (like: number): Cell => ({ says: 'refuse', differs: ['outcome'], like })
const none = (like: number): Cell => ({ says: 'none', differs: [], like })
const scored = { isScored: true, rules: ['turn.one-open'] }

describe('who is at fault', () => {
  it('is whoever says otherwise than the reference, and never who has no opinion', () => {
    expect(classify([right(0), wrong(1), none(2), wrong(1)], scored)).toEqual({ kind: 'contradicted', sides: [1, 3] })
    expect(classify([wrong(0), { ...wrong(1), says: 'crash', differs: ['state'] }], scored)).toEqual({
      kind: 'contradicted',
      sides: [0, 1],
    })
  })

  it('is nobody where the vector is not scored', () => {
    expect(classify([right(0), wrong(1)], { ...scored, isScored: false })).toEqual({
      kind: 'silent',
      why: 'not-scored',
    })
  })

  it('is nobody where the spec allows all of the answers', () => {
    expect(classify([right(0), right(1)], scored)).toEqual({ kind: 'silent', why: 'allowed' })
  })

  it('is nobody where no two say the same, nor the reference, and no rule speaks', () => {
    const alone = [wrong(0), wrong(1), none(2)]
    expect(classify(alone, { isScored: true, rules: [] })).toEqual({ kind: 'silent', why: 'no-rule' })
    expect(classify(alone, scored).kind).toBe('contradicted')
    // two of one mind are a majority, but a majority makes no rule: the reference stands
    expect(classify([wrong(0), wrong(0)], { isScored: true, rules: [] }).kind).toBe('contradicted')
    expect(classify([wrong(0), { ...wrong(1), says: 'timeout' }], { isScored: true, rules: [] }).kind).toBe(
      'contradicted',
    )
  })
})
