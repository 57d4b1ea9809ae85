import {
  blocksOfTurn,
  memberOfTurns,
  partsOfTurn,
  turnsOf,
} from '../../../spec/reference/projection/wire/reading/turns.js'
import type { ProjectionStep } from '../../../spec/reference/rule-function.js'
import { type Specification, specification } from '../../../spec/reference/specification.js'
import { isObject, type JsonObject } from '../../../spec/reference/verdict.js'
import type { FormatRecord } from '../../../spec/rule-record.js'
import type { WrongAdapter } from './wrong-adapters.fixture.js'

/**
 * What an adapter would do wrong at the end, for each wire rule that no lost or exchanged step of the reference breaks, or
 * only one of a single adapter.
 */
const wrongSteps: Readonly<Record<string, (body: JsonObject) => JsonObject>> = {
  'wire.any.hints': (body) => ({ ...body, prompt_cache_key: 's1' }),
  'wire.any.own-result': exchangedResults,
  'wire.any.distinct': oneId,
  'wire.any.carried': withoutImages,
  'wire.chat.role': withRole('user', 'human'),
  'wire.chat.call-shape': flatCalls,
  'wire.chat.result-text': resultsAsParts,
  'wire.chat.ids': oneId,
  'wire.chat.once': (body) => ofTurns(body, (turn) => (turn.role === 'tool' ? [turn, turn] : [turn])),
  'wire.messages.role': withRole('user', 'human'),
  'wire.messages.first-user': (body) => ({
    ...body,
    messages: turnsOf(body)
      .slice(1)
      .map(({ value }) => value),
  }),
  'wire.messages.place': resultsOfAssistant,
  'wire.messages.ids': oneId,
  'wire.messages.once': (body) => ofBlocks(body, (block) => (block.type === 'tool_result' ? [block, block] : [block])),
  'wire.responses.call-shape': withParsedArguments,
  'wire.responses.result-shape': withOutputObject,
  'wire.gemini.role': withRole('model', 'assistant'),
  'wire.gemini.response-shape': (body) =>
    ofMember(body, 'functionResponse', (held) => ({ ...held, response: JSON.stringify(held.response) })),
  'wire.gemini.signature-place': signaturesInCalls,
}

/** Adapters of the reference with such a step behind all others. */
export function handmadeAdapters(): WrongAdapter[] {
  return Object.entries(wrongSteps).map(([rule, change]) => ({
    name: `by hand ${rule}`,
    rule,
    lists: () => withStep(change),
  }))
}

function withStep(change: (body: JsonObject) => JsonObject): Specification {
  const step: ProjectionStep = (draft) => ({ ...draft, body: change(draft.body) })
  const last = { at: 'project', stage: 'wrong', failure: 'hard', rules: [], steps: ['wrong'] } as const
  const formats = Object.fromEntries(
    Object.entries(specification.formats).map(([number, format]): [string, FormatRecord] => [
      number,
      { ...format, checks: [...format.checks, last] },
    ]),
  )
  const functions = { ...specification.functions, wrong: step } as Specification['functions']
  return { ...specification, formats, functions }
}

function ofTurns(body: JsonObject, change: (turn: JsonObject) => readonly JsonObject[]): JsonObject {
  return { ...body, [memberOfTurns(body)]: turnsOf(body).flatMap(({ value }) => change(value)) }
}

function ofBlocks(body: JsonObject, change: (block: JsonObject) => readonly JsonObject[]): JsonObject {
  return ofTurns(body, (turn) => {
    if (!Array.isArray(turn.content)) return [turn]
    return [{ ...turn, content: blocksOfTurn({ at: '', value: turn }).flatMap(({ value }) => change(value)) }]
  })
}

function ofParts(body: JsonObject, change: (part: JsonObject) => JsonObject): JsonObject {
  return ofTurns(body, (turn) => [
    { ...turn, parts: partsOfTurn({ at: '', value: turn }).map(({ value }) => change(value)) },
  ])
}

function ofMember(body: JsonObject, member: string, change: (held: JsonObject) => JsonObject): JsonObject {
  return ofParts(body, (part) => {
    const held = part[member]
    return isObject(held) ? { ...part, [member]: change(held) } : part
  })
}

function ofCalls(body: JsonObject, change: (call: JsonObject) => JsonObject): JsonObject {
  return ofTurns(body, (turn) =>
    Array.isArray(turn.tool_calls) ? [{ ...turn, tool_calls: turn.tool_calls.map(change) }] : [turn],
  )
}

function withRole(from: string, to: string): (body: JsonObject) => JsonObject {
  return (body) => ofTurns(body, (turn) => [turn.role === from ? { ...turn, role: to } : turn])
}

/** Every id of a call becomes the same: of chat completions and of Messages. */
function oneId(body: JsonObject): JsonObject {
  const inCalls = ofCalls(body, (call) => ({ ...call, id: 'same' }))
  return ofBlocks(
    ofTurns(inCalls, (turn) => [turn.role === 'tool' ? { ...turn, tool_call_id: 'same' } : turn]),
    (block) => {
      if (block.type === 'tool_use') return [{ ...block, id: 'same' }]
      return [block.type === 'tool_result' ? { ...block, tool_use_id: 'same' } : block]
    },
  )
}

/** The last result is said to be that of the first call, and so on. */
function exchangedResults(body: JsonObject): JsonObject {
  const contents = turnsOf(body).flatMap(({ value }) => (value.role === 'tool' ? [value.content] : []))
  return ofTurns(body, (turn) => [turn.role === 'tool' ? { ...turn, content: contents.pop() } : turn])
}

function withoutImages(body: JsonObject): JsonObject {
  const images = ['image', 'image_url', 'input_image', 'file']
  return ofBlocks(body, (block) => (images.includes(String(block.type)) ? [] : [block]))
}

function flatCalls(body: JsonObject): JsonObject {
  return ofCalls(body, ({ id, function: held }) => ({ id, ...(isObject(held) ? held : {}) }))
}

function resultsAsParts(body: JsonObject): JsonObject {
  return ofTurns(body, (turn) => [
    turn.role === 'tool' ? { ...turn, content: [{ type: 'text', text: turn.content }] } : turn,
  ])
}

function resultsOfAssistant(body: JsonObject): JsonObject {
  return ofTurns(body, (turn) => {
    const isBringing = blocksOfTurn({ at: '', value: turn }).some(({ value }) => value.type === 'tool_result')
    return [isBringing ? { ...turn, role: 'assistant' } : turn]
  })
}

function withParsedArguments(body: JsonObject): JsonObject {
  return ofTurns(body, (turn) => [
    turn.type === 'function_call' ? { ...turn, arguments: JSON.parse(String(turn.arguments)) } : turn,
  ])
}

function withOutputObject(body: JsonObject): JsonObject {
  return ofTurns(body, (turn) => [
    turn.type === 'function_call_output' ? { ...turn, output: { output: turn.output } } : turn,
  ])
}

function signaturesInCalls(body: JsonObject): JsonObject {
  return ofParts(body, ({ thoughtSignature, functionCall, ...part }) =>
    isObject(functionCall) ? { ...part, functionCall: { ...functionCall, thoughtSignature } } : { ...part },
  )
}
