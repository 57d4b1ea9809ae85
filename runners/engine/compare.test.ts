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

describe('what a log becomes', () => {
  const log = { header: { version: 3 }, events: [], inheritedEventCount: 0 }
  const refused = { outcome: 'refuse', class: 'malformed', rule: 'a.b', at: '/x' } as const
  const append = subject(
    { outcome: 'accept', verdicts: [{ outcome: 'accept', seq: 3 }, refused], surface: [0, 3], messages: [{ a: 1 }] },
    { op: 'append', input: { session: log, attempts: [1, 2] } },
  )
  const accepted = { outcome: 'accept', seq: 3 }
  const history = { surface: [0, 3], messages: [{ a: 1 }] }
  const answer = { outcome: 'accept', verdicts: [accepted, { ...refused, message: 'whatever' }], history }

  it('passes with verdicts, surface and messages as expected', () => {
    expect(what(append, answer)).toEqual([])
  })

  it.each([
    ['another number', { verdicts: [{ ...accepted, seq: 4 }, refused] }, ['verdicts']],
    ['a verdict that came out the other way', { verdicts: [accepted, accepted] }, ['verdicts']],
    ['a verdict too few', { verdicts: [accepted] }, ['verdicts']],
    ['a verdict too many', { verdicts: [accepted, refused, accepted] }, ['verdicts']],
    ['verdicts in another order', { verdicts: [refused, accepted] }, ['verdicts']],
    ['another class', { verdicts: [accepted, { ...refused, class: 'unsupported' }] }, ['verdicts']],
    ['another rule', { verdicts: [accepted, { ...refused, rule: 'c.d' }] }, ['verdicts']],
    ['another place', { verdicts: [accepted, { ...refused, at: '' }] }, ['verdicts']],
    ['another surface order', { history: { ...history, surface: [3, 0] } }, ['surface']],
    ['another message', { history: { ...history, messages: [{ a: 2 }] } }, ['messages']],
  ])('fails with %s', (_name, other, expected) => {
    expect(what(append, { ...answer, ...other })).toEqual(expected)
  })

  it('compares of a verdict what is reported', () => {
    const bare = { ...answer, verdicts: [accepted, { outcome: 'refuse' }] }
    expect(what(append, bare)).toEqual(['verdicts'])
    expect(what(append, bare, new Set())).toEqual([])
    expect(what(append, { ...answer, verdicts: [accepted, { ...refused, at: '/y' }] }, new Set(['rule']))).toEqual([])
  })

  it('compares the number of an attempt only where it is expected', () => {
    const open = subject(
      { outcome: 'accept', verdicts: [{ outcome: 'accept' }] },
      { op: 'append', input: { session: log, attempts: [1] } },
    )
    expect(what(open, { ...answer, verdicts: [accepted] })).toEqual([])
  })

  it('compares surface and messages of history, and the file of select', () => {
    const told = subject({ outcome: 'accept', ...history }, { op: 'history', input: { session: log } })
    expect(what(told, { outcome: 'accept', ...history })).toEqual([])
    expect(what(told, { outcome: 'accept', surface: [], messages: [] })).toEqual(['surface', 'messages'])
    const chosen = subject({ outcome: 'accept', file: 'a' }, { op: 'select', input: { files: [] } })
    expect(what(chosen, { outcome: 'accept', file: 'a' })).toEqual([])
    expect(what(chosen, { outcome: 'accept', file: 'b' })).toEqual(['file'])
    expect(what(chosen, { outcome: 'refuse' })).toEqual(['outcome'])
  })

  it('compares warnings of append, and their rows where one is expected', () => {
    const warned = (row: object) =>
      subject(
        { outcome: 'accept', verdicts: [], warnings: [{ rule: 'a.b', at: '/x', ...row }] },
        { op: 'append', input: { session: log, attempts: [1] } },
      )
    const given = { ...answer, verdicts: [], warnings: [{ rule: 'a.b', row: 2, at: '/x' }] }
    expect(what(warned({}), given)).toEqual([])
    expect(what(warned({ row: 2 }), given)).toEqual([])
    expect(what(warned({ row: 1 }), given)).toEqual(['warnings'])
    expect(what(append, { ...answer, warnings: given.warnings })).toEqual(['warnings'])
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
