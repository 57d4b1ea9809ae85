import { describe, expect, it } from 'vitest'
import { type Case, expandVectors } from './cases/expand.js'
import type { Expect, Vector } from './cases/vector.js'
import { compare, sameJson } from './compare.js'

const header = { type: 'session', version: 3, id: 's' }
const rows = [header, { type: 'a', seq: 0 }, { type: 'b', seq: 1 }]

function subject(expected: Expect, more: Partial<Vector> = {}): Case {
  const vector: Vector = {
    id: 'a.b',
    rules: ['a.b'],
    op: 'decode',
    formats: [3],
    title: { en: 'x', zh: 'x' },
    source: 'reasoned: test',
    input: { rows },
    expect: expected,
    ...more,
  }
  return expandVectors([vector])[0] as Case
}

const all = new Set(['class', 'rule', 'place', 'warnings'])
const session = { header: { version: 3, id: 's' }, events: rows.slice(1), inheritedEventCount: 0 }
const what = (it: Case, answer: object, reports: ReadonlySet<string> = all) =>
  compare(it, answer as never, reports).map((difference) => difference.what)

describe('equality of JSON values', () => {
  it.each([
    ['members in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
    ['items in another order', [1, 2], [2, 1], false],
    ['zero and negative zero', 0, -0, true],
    ['a missing member and null', {}, { a: null }, false],
    ['an array and an object', [], {}, false],
    ['strings that look alike', 'é', 'e\u0301', false],
    ['own __proto__', JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":1}'), true],
    ['own __proto__ and none', JSON.parse('{"__proto__":{}}'), {}, false],
    ['an own member and an inherited one', { constructor: Object }, {}, false],
    ['null and an object', null, {}, false],
  ])('%s', (_name, left, right, same) => {
    expect(sameJson(left, right)).toBe(same)
    expect(sameJson(right, left)).toBe(same)
  })
})

describe('an expected acceptance', () => {
  const asRows = subject({ outcome: 'accept', events: 'as-rows' })

  it('passes with the rows as they stand', () => {
    expect(what(asRows, { outcome: 'accept', session })).toEqual([])
  })

  it.each([
    ['a refusal', { outcome: 'refuse' }, ['outcome']],
    ['an event less', { outcome: 'accept', session: { ...session, events: rows.slice(1, 2) } }, ['events']],
    ['another header', { outcome: 'accept', session: { ...session, header: { version: 4, id: 's' } } }, ['session']],
    ['the physical header', { outcome: 'accept', session: { ...session, header } }, ['session']],
    ['another cut', { outcome: 'accept', session: { ...session, inheritedEventCount: 1 } }, ['inheritedEventCount']],
    ['rows withheld', { outcome: 'accept', session, dropped: { row: 2, class: 'malformed' } }, ['dropped']],
  ])('fails with %s', (_name, answer, expected) => {
    expect(what(asRows, answer)).toEqual(expected)
  })

  it('compares the dropped row, and its rule where rules are reported', () => {
    const dropping = subject({
      outcome: 'accept',
      events: 'as-rows',
      dropped: { row: 2, class: 'malformed', rule: 'a.b' },
    })
    const answer = {
      outcome: 'accept',
      session: { ...session, events: rows.slice(1, 2) },
      dropped: { row: 2, class: 'malformed', rule: 'c.d' },
    }
    expect(what(dropping, answer)).toEqual(['dropped'])
    expect(what(dropping, answer, new Set(['class']))).toEqual([])
    expect(what(dropping, { ...answer, dropped: undefined })).toEqual(['dropped'])
  })

  it('compares warnings of those that report them', () => {
    const warned = subject(
      { outcome: 'accept', warnings: [{ rule: 'a.b', at: '/x' }] },
      { op: 'admit', input: { event: {} } },
    )
    expect(what(warned, { outcome: 'accept', warnings: [{ rule: 'a.b', at: '/x' }] })).toEqual([])
    expect(what(warned, { outcome: 'accept' })).toEqual(['warnings'])
    expect(what(warned, { outcome: 'accept' }, new Set(['class', 'rule', 'place']))).toEqual([])
  })

  it('compares warnings in any order, and counts them', () => {
    const [first, second] = [
      { rule: 'a.b', at: '/x' },
      { rule: 'a.b', at: '/y' },
    ]
    const warned = subject({ outcome: 'accept', warnings: [first, second] }, { op: 'admit', input: { event: {} } })
    expect(what(warned, { outcome: 'accept', warnings: [second, first] })).toEqual([])
    expect(what(warned, { outcome: 'accept', warnings: [first, second, second] })).toEqual(['warnings'])
    expect(what(warned, { outcome: 'accept', warnings: [first, first] })).toEqual(['warnings'])
  })
})

describe('an expected refusal', () => {
  const refused = subject({ outcome: 'refuse', class: 'malformed', rule: 'a.b', row: 1, at: '/x' })
  const answer = { outcome: 'refuse', class: 'malformed', rule: 'a.b', row: 1, at: '/x', message: 'whatever' }

  it.each([
    ['class', { class: 'unsupported' }],
    ['rule', { rule: 'c.d' }],
    ['row', { row: 2 }],
    ['at', { at: '' }],
  ] as const)('fails with another %s, where that is reported', (member, other) => {
    expect(what(refused, answer)).toEqual([])
    expect(what(refused, { ...answer, ...other })).toEqual([member])
    expect(what(refused, { ...answer, ...other }, new Set())).toEqual([])
  })
})
