import { describe, expect, it } from 'vitest'
import { formats } from '../../generated/formats.js'
import type { FormatRecord } from '../../rule-record.js'
import { buildReference } from '../reference.js'
import type { TranslationFunction, TranslationStep } from '../rule-function.js'
import { type Specification, specification } from '../specification.js'
import { emit } from '../stream/translation.js'
import { isObject } from '../verdict.js'

/** A provider of chunks: what it sends is passed on, unless it is text that is none. */
const passOn: TranslationStep = (translation) =>
  isObject(translation.event) ? emit(translation, translation.event) : translation
const noText: TranslationFunction = ({ event }) => (typeof event === 'string' ? '' : undefined)

const v4: FormatRecord = formats[4]
const stage = { at: 'translate', adapter: 'deepseek-chat', stage: 'events', failure: 'hard' }
const lists: Specification = {
  ...specification,
  formats: {
    4: {
      ...v4,
      checks: [
        ...v4.checks.filter(({ at }) => at !== 'translate'),
        { ...stage, rules: ['test.text'], steps: ['test.pass-on'] },
      ],
    },
  },
  functions: { ...specification.functions, 'test.text': noText, 'test.pass-on': passOn } as Specification['functions'],
}
const { exchange, continued } = buildReference(lists).get(4) ?? {}

const call = { type: 'tool-call', id: 'c1', name: 'read', arguments: '{}' }
const answer = [
  { type: 'block-start', index: 0, blockType: 'tool-call' },
  { type: 'block-end', index: 0, block: call },
  { type: 'finish', reason: { kind: 'tool-calls' }, replayState: { response: { k: 1 } } },
]
const user = { role: 'user', content: [{ type: 'text', text: 'go' }] }
const result = { role: 'tool', toolCallId: 'c1', content: [{ type: 'text', text: 'ok' }] }
const asked = { adapter: 'deepseek-chat', route: { model: 'm' }, request: { messages: [user] }, after: [result] }

describe('the request after an answer', () => {
  it('holds the message that is assembled of it, and what comes after', () => {
    const source = { kind: 'model', provider: 'p', model: 'm', replayState: { response: { k: 1 } } }
    const assistant = { role: 'assistant', content: [call], source }
    expect(continued?.({ ...asked, events: answer })).toEqual({
      outcome: 'accept',
      request: { messages: [user, assistant, result] },
    })
    expect(asked.request.messages).toEqual([user])
  })

  it('is projected', () => {
    expect(exchange?.({ ...asked, events: answer })).toMatchObject({
      outcome: 'accept',
      body: {
        messages: [
          { role: 'user', content: 'go' },
          { role: 'assistant', tool_calls: [{ id: 'c1' }] },
          { role: 'tool', tool_call_id: 'c1', content: 'ok' },
        ],
      },
    })
  })

  it('has no message of an answer that failed, or of an empty one', () => {
    const failed = { type: 'finish', reason: { kind: 'error', failure: { message: 'slow down', code: 'RATE_LIMIT' } } }
    const text = { type: 'text-delta', index: 0, text: 'half' }
    for (const events of [[text, failed], [{ type: 'finish', reason: { kind: 'stop' } }]])
      expect(continued?.({ ...asked, events })).toEqual({ outcome: 'accept', request: { messages: [user, result] } })
  })

  it('is refused where the answer breaks off, at the event that does', () => {
    expect(exchange?.({ ...asked, events: [answer[0], 'oops'] })).toMatchObject({
      outcome: 'refuse',
      rule: 'test.text',
      row: 2,
      at: '',
    })
  })

  it('is refused where no response can be made of the answer', () => {
    expect(exchange?.({ ...asked, events: [{ type: 'ping' }] })).toMatchObject({
      outcome: 'refuse',
      rule: 'assembly.chunk-type',
      row: 1,
    })
  })
})
