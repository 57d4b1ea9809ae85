import { describe, expect, it } from 'vitest'
import { firstDifference } from './first-difference.js'

describe('where two answers part', () => {
  it.each([
    [
      { outcome: 'accept', body: { a: [1, { 'b/c': 2 }] } },
      { outcome: 'accept', body: { a: [1, { 'b/c': 3 }] } },
      '/body/a/1/b~1c',
      2,
      3,
    ],
    [{ rows: ['a'] }, { rows: ['a', 'b'] }, '/rows/1', undefined, 'b'],
    [{ usage: { total: 1 } }, {}, '/usage', { total: 1 }, undefined],
    [{ body: [] }, { body: {} }, '/body', [], {}],
  ])('%j, %j', (reference, answer, at, one, other) => {
    expect(firstDifference(reference, answer)).toEqual({ at, reference: one, answer: other })
  })

  it('is nowhere where only people would see it', () => {
    expect(
      firstDifference({ outcome: 'accept', n: 0 }, { id: 3, message: 'x', outcome: 'accept', n: -0 }),
    ).toBeUndefined()
  })
})
