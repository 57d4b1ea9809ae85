import { describe, expect, it } from 'vitest'
import { requestSeen } from '../../../spec/reference/projection/inspection.js'
import { isObject, type JsonObject, own, ownPath } from '../../../spec/reference/verdict.js'
import type { Question } from '../../question.js'
import { type Adapter, adapters, makeProjection } from './index.js'
import { judge, questionsOf } from './questions.fixture.js'

/** Wire rules that the projection of an adapter may break, where its note has it so. */
interface Exception {
  readonly adapters: readonly Adapter[]
  readonly rules: readonly string[]
  readonly why: string
  readonly isOf: (request: JsonObject) => boolean
}

const count = 400

const exceptions: readonly Exception[] = [
  {
    adapters: ['deepseek-chat'],
    rules: [
      'wire.any.carried',
      'wire.any.texts',
      'wire.chat.assistant-content',
      'wire.chat.adjacent',
      'wire.chat.answered',
      'wire.chat.once',
      'wire.chat.paired',
    ],
    why: 'the history is sent as it stands, without what the adapter does not know (note 0025)',
    isOf: () => true,
  },
  {
    adapters: ['deepseek-chat', 'deepseek-messages', 'openai-responses'],
    rules: ['wire.any.prefill'],
    why: 'an assistant message that says nothing is sent, and cannot be told from words put into the mouth of the model',
    isOf: (request) => messagesIn(request).some((message) => message.role === 'assistant' && saysNothing(message)),
  },
  {
    adapters: ['deepseek-chat', 'deepseek-messages'],
    rules: ['wire.chat.call-shape', 'wire.messages.call-shape'],
    why: 'ids are sent as they are, also an empty one (notes 0025 and 0026)',
    isOf: (request) =>
      messagesIn(request)
        .flatMap(blocksIn)
        .some(({ type, id }) => type === 'tool-call' && id === ''),
  },
  {
    adapters: ['openai-responses'],
    rules: ['wire.responses.ids', 'wire.any.distinct'],
    why: 'ids of the provider are given back as they came, also one that it would have given twice (note 0029)',
    isOf: (request) => {
      const parts = messagesIn(request)
        .flatMap(blocksIn)
        .flatMap(({ type, id }) => (type === 'tool-call' ? [String(id).split('|')[0]] : []))
      return new Set(parts).size < parts.length
    },
  },
  {
    adapters: ['deepseek-messages', 'anthropic-messages', 'openai-responses', 'gemini'],
    rules: ['wire.messages.signature', 'wire.responses.reasoning', 'wire.gemini.signature'],
    why: 'a replay state of a kind that no note has is known to the adapter alone (note 0024)',
    isOf: (request) =>
      messagesIn(request).some(({ source }) => ownPath(source, 'replayState', 'response', 'kind') === 'other'),
  },
]

describe('what the reference projects', () => {
  const refused = questionsOf(makeProjection, count * adapters.length, 106).flatMap(refusalOf)

  it.each(adapters)('is taken by the provider of %s, apart from the exceptions', (adapter) => {
    const ofAdapter = refused.filter((it) => it.adapter === adapter)
    expect(ofAdapter.filter((it) => !exceptions.some((known) => isCovered(known, it)))).toEqual([])
  })

  it.each(exceptions)('is refused where $why', (known) => {
    expect(refused.filter((it) => isCovered(known, it))).not.toEqual([])
  })
})

function isCovered({ adapters: of, rules, isOf }: Exception, { adapter, rule, request }: Refused): boolean {
  return of.includes(adapter) && rules.includes(rule) && isOf(request)
}

interface Refused {
  readonly adapter: Adapter
  readonly rule: string
  readonly request: JsonObject
}

/** The wire rule that a projection breaks; nothing where it breaks none. A request that is refused has no body. */
function refusalOf(asked: Question): Refused[] {
  const { adapter, route, request } = asked.input as {
    readonly adapter: Adapter
    readonly route: JsonObject
    readonly request: JsonObject
  }
  const { body } = judge.answer(asked)
  const seen = requestSeen(request, own(route, 'sameOwner') === true)
  const { outcome, rule } = judge.answer({
    op: 'inspect',
    format: asked.format,
    input: { adapter, request: seen, body },
  })
  return outcome === 'accept' ? [] : [{ adapter, rule: String(rule), request }]
}

function messagesIn({ messages }: JsonObject): readonly JsonObject[] {
  return Array.isArray(messages) ? messages.filter(isObject) : []
}

function blocksIn({ content }: JsonObject): readonly JsonObject[] {
  return Array.isArray(content) ? content.filter(isObject) : []
}

function saysNothing(message: JsonObject): boolean {
  return blocksIn(message).every(({ type, text }) => type === 'text' && String(text).trim() === '')
}
