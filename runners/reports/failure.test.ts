import { describe, expect, it } from 'vitest'
import { expandVectors } from '../engine/cases/expand.js'
import type { Vector } from '../engine/cases/vector.js'
import { judgeAnswer } from '../engine/classify.js'
import { describeOutcome, failureReport } from './failure.js'
import type { Lang } from './labels.js'
import { styleFor } from './style.js'

const plain = styleFor(false)
const all = new Set(['class', 'rule', 'place', 'warnings'])
const event = (seq: number) => ({ type: 'a', seq })
const session = { header: { version: 4, id: 's' }, events: [event(0), event(1)], inheritedEventCount: 1 }

function report(more: Partial<Vector>, answer: object, at = 0, lang: Lang = 'en'): string {
  const vector: Vector = {
    id: 'a.b',
    rules: ['a.b'],
    op: 'admit',
    formats: [4],
    title: { en: 'x', zh: 'x' },
    source: 'reasoned: test',
    expect: { outcome: 'accept' },
    ...more,
  }
  const subject = expandVectors([vector])[at] as ReturnType<typeof expandVectors>[number]
  return failureReport(
    judgeAnswer(subject, { id: 1, ...answer }, all),
    `sessionproof test --filter ${subject.id}`,
    lang,
    plain,
  )
}

it('shows what an implementation says of itself without what would move the cursor', () => {
  const rule = '\u001b[2Ja.b\u0007'
  const text = report(
    { input: { event: event(0) } },
    { outcome: 'refuse', class: 'malformed', rule, at: '\u001b[1A/x' },
  )
  expect(text).not.toContain('\u001b')
  expect(text).toContain('  actual    refuse · malformed · a.b · /x\n')
})

describe('the input of a failure', () => {
  it('is the event of a window or a session that the refusal is about', () => {
    const expected = { outcome: 'refuse', class: 'malformed', rule: 'a.b', row: 2, at: '/seq' } as const
    const window = { events: [event(4), event(6)], delivery: 'live' } as const
    expect(report({ at: 'window', input: window, expect: expected }, { outcome: 'accept' })).toContain(
      '  input     row 2: {"type":"a","seq":6}\n  expected  refuse · malformed · a.b · row 2 /seq\n',
    )
    const second = report(
      { at: ['session', 'restore'], input: { session }, expect: expected },
      { outcome: 'accept' },
      1,
    )
    expect(second).toContain('✗ a.b@4:restore')
    expect(second).toContain('  input     row 2: {"type":"a","seq":1}\n')
    expect(second).toContain('--filter a.b@4:restore\n'.trim())
  })

  it('is the whole where nothing in it is to blame', () => {
    const expected = { outcome: 'accept', surface: [0], messages: [{}] } as const
    const text = report(
      { op: 'history', input: { session }, expect: expected },
      { outcome: 'accept', surface: [1], messages: [{}] },
    )
    expect(text).toContain(
      '  input     inheritedEventCount: 1\n            row 0: {"version":4,"id":"s"}\n            row 1: {"type":"a","seq":0}\n            row 2: {"type":"a","seq":1}\n',
    )
    expect(text).toContain(
      'expected  accept · surface [0] · messages 1\n  actual    accept · surface [1] · messages 1\n',
    )
    expect(text).toContain('surface:')
  })

  it('is the session with its attempts, and what became of them', () => {
    const verdicts = [{ outcome: 'accept' }, { outcome: 'refuse', class: 'malformed', rule: 'a.b', at: '' }] as const
    const input = { session, attempts: [{ type: 'a' }, null] }
    const given = [
      { outcome: 'accept', seq: 2 },
      { outcome: 'refuse', class: 'malformed', rule: 'c.d', at: '/x' },
    ]
    const text = report(
      { op: 'append', input, expect: { outcome: 'accept', verdicts } },
      { outcome: 'accept', verdicts: given, history: { surface: [], messages: [] } },
    )
    expect(text).toContain('attempt 1: {"type":"a"}\n            attempt 2: null\n')
    expect(text).toContain('expected  accept · attempt 1: accept · attempt 2: refuse malformed a.b\n')
    expect(text).toContain('attempt 1: accept seq 2 · attempt 2: refuse malformed c.d /x · surface [] · messages 0\n')
    expect(text).toMatch(/^ {2}rule {6}a\.b$/m)
    expect(text).toMatch(/^ {2}rule {6}c\.d$/m)
  })

  it('is the last lines of a long one, and says how many are left out', () => {
    const long = { ...session, events: Array.from({ length: 20 }, (_, seq) => event(seq)) }
    const text = report({ op: 'history', input: { session: long } }, { outcome: 'refuse' })
    expect(text).toContain('  input     … 10\n            row 9: ')
    expect(text).toContain('row 20: ')
  })

  it('is every file of a directory', () => {
    const files = [
      { name: 'x', version: 4 },
      { name: 'y', version: null },
    ]
    const text = report(
      { op: 'select', input: { files }, expect: { outcome: 'accept', file: 'x' } },
      { outcome: 'accept', file: 'y' },
    )
    expect(text).toContain('file 1: {"name":"x","version":4}\n            file 2: {"name":"y","version":null}\n')
    expect(text).toContain('expected  accept · file "x"\n  actual    accept · file "y"\n')
  })
})

it('names what differs, and every line of the input, in Chinese too', () => {
  const input = { session, attempts: [{ type: 'a' }] }
  const verdicts = [{ outcome: 'accept' }] as const
  const given = [{ outcome: 'refuse', class: 'malformed', rule: 'c.d', at: '/x' }]
  const more = { op: 'append', input, expect: { outcome: 'accept', verdicts } } as const
  const text = report(more, { outcome: 'accept', verdicts: given, history: { surface: [], messages: [] } }, 0, 'zh')
  expect(text).toContain('行 0: {"version":4,"id":"s"}\n')
  expect(text).toContain('尝试 1: {"type":"a"}\n')
  expect(text).toMatch(/差异 {6}裁定:/)
})

it('an outcome says the same in Chinese', () => {
  const outcome = {
    outcome: 'accept',
    verdicts: [{ outcome: 'accept', seq: 1 }],
    surface: [1],
    messages: [],
    warnings: [{ rule: 'a.b', row: 1, at: '/x' }],
  } as const
  const counted = { outcome: 'accept', events: 2, dropped: { row: 3, class: 'malformed', rule: 'a.b' } } as const
  expect(describeOutcome(counted, 'zh')).toBe('接纳 · 2 个事件 · 自第 3 行起不交出 (malformed a.b)')
  expect(describeOutcome(counted, 'en')).toBe('accept · 2 events · dropped from row 3 (malformed a.b)')
  expect(describeOutcome(outcome, 'zh')).toBe('接纳 · 警告: a.b 行 1 /x · 尝试 1: 接纳 seq 1 · surface [1] · 消息 0')
})
