import { describe, expect, it } from 'vitest'
import { faultyQuestions } from '../../../generators/arbitraries.js'
import { rulesNamed } from '../../../generators/judge.js'
import type { Question } from '../../../generators/question.js'
import { only } from '../../../generators/valid/only.js'
import { madeId } from '../../../spec/reference/migration/v2-v3/system/id.js'
import { asObject, type JsonObject } from '../../../spec/reference/verdict.js'
import { KitJudge } from '../../fuzz/kit-judge.js'
import { goldenCases } from '../mutants/golden-cases.js'
import { sizeOf } from './size.js'
import { smallest, smallestGolden } from './smallest.js'

const judge = new KitJudge()
const anything = faultyQuestions(judge)
const golden = smallestGolden(goldenCases())

const headerOf = (version: number) => ({ version, id: 's', createdAt: 1, isSeeded: false, delegationDepth: 0 })
type Written = readonly [type: string, data: JsonObject, rest?: JsonObject]
const numbered = (records: readonly Written[]) =>
  records.map(([type, data, rest = {}], seq) => ({ type, seq, time: seq, data, ...rest }))
const session = (version: number, ...records: readonly Written[]) => ({
  session: { header: headerOf(version), events: numbered(records), inheritedEventCount: 0 },
})
const step = (turn: number, number: number): Written[] => [
  ['step/start', { turn, step: number }],
  ['step/end', { turn, step: number }],
]
const user = (id: string): Written => [
  'user/message',
  { id, role: 'user', source: { kind: 'user' }, content: [{ type: 'text', text: id }] },
  { surfaceOp: 'append' },
]

const request = (reason: string): Written => [
  'request/header',
  { header: { config: { provider: 'p', model: 'm' } }, reason },
]

/** A retry in the last of many steps, whose start is said to be in another. */
const lateRetry: Question = {
  op: 'admit',
  at: 'restore',
  format: 4,
  input: session(
    4,
    ['turn/start', { turn: 1 }],
    ...[1, 2, 3, 4, 5, 6].flatMap((number) => step(1, number)),
    ['step/start', { turn: 1, step: 7 }],
    request('initial'),
    ['llm/retry', { retryId: 'r', turn: 1, step: 7, provider: 'p', retry: 1 }],
    ['llm/retry-started', { retryId: 'r', turn: 1, step: 6, retry: 1 }],
  ),
}

/** A turn that ends while its second compaction is open. */
const lateCompaction: Question = {
  op: 'admit',
  at: 'restore',
  format: 4,
  input: session(
    4,
    ['turn/start', { turn: 1 }],
    ['step/start', { turn: 1, step: 1 }],
    ['compaction/start', { compactionId: 'k1', turn: 1 }],
    ['step/end', { turn: 1, step: 1 }],
    ['compaction/end', { compactionId: 'k1', turn: 1, error: 'no' }],
    ['compaction/start', { compactionId: 'k2', turn: 1 }],
    ['turn/end', { turn: 1 }],
  ),
}

/** The result of the second of two calls, which names no call. */
const lateResult: Question = {
  op: 'admit',
  at: 'session',
  format: 3,
  input: session(
    3,
    ['turn/start', { turn: 1 }],
    ['step/start', { turn: 1, step: 1 }],
    user('u'),
    [
      'assistant/message',
      {
        turn: 1,
        step: 1,
        message: {
          id: 'a',
          role: 'assistant',
          source: { kind: 'model', provider: 'p', model: 'm' },
          content: [{ type: 'tool-call', id: 'c', name: 'run', arguments: '' }],
        },
        stream: [],
      },
      { surfaceOp: 'append' },
    ],
    ['tool/call', { turn: 1, step: 1, callId: 'c', name: 'run', arguments: '' }],
    [
      'tool/result',
      { turn: 1, step: 1, message: { id: 'r', role: 'user', source: { kind: 'a', callId: 'c' }, content: [] } },
      { surfaceOp: 'append' },
    ],
  ),
}

/** An inbox with the id of the system message that the edge makes for a request, and more before it. */
const madeBefore: Question = (() => {
  const input = session(
    2,
    ['turn/start', { turn: 1 }],
    ['session/title', { title: 't', messageSeqs: [], source: { kind: 'user' } }],
    ['session/title', { title: 'u', messageSeqs: [], source: { kind: 'user' } }],
    ['agent/inbox/spliced', { target: 'next-step', start: 0, inserted: [] }],
    ['session/title', { title: 'v', messageSeqs: [], source: { kind: 'user' } }],
    ['step/start', { turn: 1, step: 1 }],
  )
  const { events, header } = input.session
  const id = madeId({ header }, asObject(events[5]))
  const inserted = [{ id, role: 'user', source: { kind: 'user' }, content: [] }]
  const spliced = events.map((event, seq) => (seq === 3 ? { ...event, data: { ...event.data, inserted } } : event))
  const whole = { ...input.session, events: spliced }
  return { op: 'migrate', format: 2, to: 3, input: { ...input, session: whole } }
})()

/** Blocks of a stream, of which the last but one is a call whose arguments are none. */
const lateArguments: Question = {
  op: 'translate',
  format: 4,
  input: {
    adapter: 'anthropic-messages',
    model: 'm',
    events: [
      { type: 'message_start', message: { usage: { input_tokens: 1, output_tokens: 0 } } },
      ...[0, 1, 2].flatMap((index) => [
        { type: 'content_block_start', index, content_block: { type: 'text', text: '' } },
        { type: 'content_block_stop', index },
      ]),
      { type: 'content_block_start', index: 3, content_block: { type: 'tool_use', id: 'c', name: 'n', input: {} } },
      { type: 'content_block_delta', index: 3, delta: { type: 'input_json_delta', json: '' } },
      { type: 'content_block_stop', index: 3 },
      { type: 'content_block_start', index: 4, content_block: { type: 'text', text: '' } },
      { type: 'content_block_stop', index: 4 },
      { type: 'message_delta', delta: { stop_reason: 'tool_use' } },
      { type: 'message_stop' },
    ],
  },
}

const called = (id: string) => ({ type: 'function_call', call_id: id, name: 'n', arguments: '' })
const answered = (id: string) => ({ type: 'function_call_output', call_id: id, output: '' })

/** Calls with their results, and between two of these a reasoning that no call follows. */
const lateReasoning: Question = {
  op: 'inspect',
  format: 4,
  input: {
    adapter: 'openai-responses',
    request: { messages: [] },
    body: {
      input: [
        ...['c1', 'c2', 'c3'].map(called),
        ...['c1', 'c2', 'c3'].map(answered),
        ...['c4', 'c5'].map(called),
        { type: 'reasoning' },
        ...['c5', 'c4'].map(answered),
        ...['c6', 'c7'].map(called),
        ...['c7', 'c6'].map(answered),
      ],
    },
  },
}

/** An exchange whose request holds a block that this provider has no place for. */
const strangeBlock: Question = {
  op: 'exchange',
  format: 4,
  input: {
    adapter: 'gemini',
    route: { model: 'm' },
    request: {
      messages: [{ id: 't', role: 'user', content: [{ type: 'reasoning', text: '' }], source: { kind: 'user' } }],
    },
    events: [{ candidates: [{ content: { parts: [{ text: 'a' }] } }] }, { candidates: [{ finishReason: 'STOP' }] }],
    after: [],
  },
}

const examples: readonly (readonly [rule: string, question: Question])[] = [
  ['retry.same-place', lateRetry],
  ['compaction.crossing', lateCompaction],
  ['wrapped-result.source', lateResult],
  ['v2-v3.system.unused', madeBefore],
  ['adapter.anthropic-messages.stream.arguments', lateArguments],
  ['wire.responses.reasoning-place', lateReasoning],
  ['adapter.gemini.block', strangeBlock],
]

describe('an input as small as it gets', () => {
  it.each(examples)('breaks %s with at most one event more than the smallest golden vector', (rule, question) => {
    const least = golden.get(rule) as number
    expect(rulesNamed(judge.answer(question))).toContain(rule)
    expect(sizeOf(question)).toBeGreaterThan(least + 1) // else nothing has to go
    const smaller = smallest(question, rule, anything, judge)
    expect(rulesNamed(judge.answer(smaller))).toContain(rule)
    expect(sizeOf(smaller)).toBeLessThanOrEqual(least + 1)
  })

  it('asks for what is asked for, where that alone may be', () => {
    const opened = faultyQuestions(judge, [only({ op: 'admit', at: 'session', format: 3 })])
    const { op, at } = smallest(lateResult, 'wrapped-result.source', opened, judge)
    expect([op, at]).toEqual(['admit', 'session'])
  })
})
