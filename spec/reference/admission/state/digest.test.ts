import { describe, expect, it } from 'vitest'
import { digestOf } from './digest.js'

const long = 'x'.repeat(16_383)

/** Values that are all different, and near to each other. */
const different: unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    1,
    -1,
    1.5,
    '',
    '0',
    'a',
    [],
    {},
    [[]],
    [{}],
    [null],
    [0],
    [1, 2],
    [2, 1],
    [[1], 2],
    [1, [2]],
  ],
  ...[{ a: null }, { a: [] }, { a: {} }, { a: 1 }, { b: 1 }, { a: '1' }, { 0: 1 }, { a: { b: 1 } }, { b: { a: 1 } }],
  ...[{ a: 1, b: 2 }, { a: 2, b: 1 }, JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":{}}')],
  ...['\ud800', '\ufffd', 'é', 'è', '字'].flatMap((unit) => [unit, unit.repeat(40), unit + long, long + unit]),
  ...[39, 40, 41, 47, 48, 16_384, 16_385].map((length) => 'x'.repeat(length)),
  ...[`${'x'.repeat(40)}\0`, `${long}yz`, `${long}zy`],
]

describe('a digest', () => {
  it('is another one for each value', () => {
    const digests = different.map((value) => JSON.stringify(digestOf(value)))
    expect(new Set(digests).size).toBe(different.length)
  })

  it('is the same in any order of members, and for both zeros', () => {
    expect(digestOf({ a: [0, { b: 'x', c: null }], d: 1 })).toEqual(digestOf({ d: 1, a: [-0, { c: null, b: 'x' }] }))
    expect(digestOf([1, 2])).not.toEqual(digestOf([2, 1]))
  })

  it('leaves out one member of one object', () => {
    const inner = { content: 'x', id: 1 }
    const omitted = { owner: inner, member: 'content' }
    expect(digestOf({ inner, content: 'x' }, omitted)).toEqual(digestOf({ inner: { id: 1 }, content: 'x' }))
  })

  it('is taken of values of any depth', () => {
    const depth = 200_000
    const nested = (text: string): unknown => JSON.parse('['.repeat(depth) + text + ']'.repeat(depth))
    expect(digestOf(nested('1'))).toEqual(digestOf(nested('1')))
    expect(digestOf(nested('1'))).not.toEqual(digestOf(nested('2')))
  })
})
