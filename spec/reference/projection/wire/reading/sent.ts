import { isObject, type JsonObject, ownPath } from '../../../verdict.js'
import { type Placed, placed } from './placed.js'
import { blocksOfTurn, memberOfTurns, partsOfTurn, turnsOf } from './turns.js'

/** A call in a body of any dialect, and the result that the body gives it. */
export interface SentCall {
  readonly at: string
  /** Undefined where the dialect has none. */
  readonly id: unknown
  readonly name: unknown
  /** Text, or what it says as JSON. */
  readonly arguments: unknown
  readonly result?: SentResult
}

export interface SentResult {
  readonly at: string
  /** The content of the result as it is sent. */
  readonly content: unknown
  readonly isFailed: boolean
}

type Found = { readonly call: SentCall } | { readonly answers: unknown; readonly result: SentResult }

/** The calls of a body in order, each with the first result after it that answers it before its id is used again. */
export function callsSent(body: JsonObject): readonly SentCall[] {
  if (memberOfTurns(body) === 'contents') return callsOfGemini(body)
  const calls: SentCall[] = []
  for (const found of turnsOf(body).flatMap(foundIn)) {
    if ('call' in found) calls.push(found.call)
    else {
      const index = calls.findLastIndex(({ id }) => id === found.answers)
      const call = calls[index]
      if (call && !call.result) calls[index] = { ...call, result: found.result }
    }
  }
  return calls
}

function foundIn(turn: Placed): readonly Found[] {
  const { at, value } = turn
  if (value.type === 'function_call')
    return [{ call: { at, id: value.call_id, name: value.name, arguments: value.arguments } }]
  if (value.type === 'function_call_output')
    return [{ answers: value.call_id, result: { at, content: value.output, isFailed: false } }]
  if (value.role === 'tool')
    return [{ answers: value.tool_call_id, result: { at, content: value.content, isFailed: false } }]
  const ofChat = placed(value.tool_calls, `${at}/tool_calls`).map((call) => ({
    call: {
      at: call.at,
      id: call.value.id,
      name: ownPath(call.value, 'function', 'name'),
      arguments: ownPath(call.value, 'function', 'arguments'),
    },
  }))
  return [...ofChat, ...blocksOfTurn(turn).flatMap(foundInBlock)]
}

function foundInBlock({ at, value }: Placed): readonly Found[] {
  if (value.type === 'tool_use') return [{ call: { at, id: value.id, name: value.name, arguments: value.input } }]
  if (value.type !== 'tool_result') return []
  return [{ answers: value.tool_use_id, result: { at, content: value.content, isFailed: value.is_error === true } }]
}

/** Gemini has no ids that every model knows: the n-th response of a turn answers the n-th call of the one before. */
function callsOfGemini(body: JsonObject): readonly SentCall[] {
  const turns = turnsOf(body)
  return turns.flatMap((turn, index) => {
    const next = turns[index + 1]
    const responses = next ? partsWith(next, 'functionResponse') : []
    return partsWith(turn, 'functionCall').map(({ at, value }, n): SentCall => {
      const response = responses[n]
      const call = { at, id: value.id, name: value.name, arguments: value.args }
      return response ? { ...call, result: resultOfGemini(response) } : call
    })
  })
}

function resultOfGemini({ at, value }: Placed): SentResult {
  const isFailed = isObject(value.response) && Object.hasOwn(value.response, 'error')
  return { at: `${at}/response`, content: value.response, isFailed }
}

/** The objects of one kind in the parts of a turn of Gemini. */
export function partsWith(turn: Placed, member: 'functionCall' | 'functionResponse'): readonly Placed[] {
  return partsOfTurn(turn).flatMap(({ at, value }) => {
    const held = value[member]
    return isObject(held) ? [{ at: `${at}/${member}`, value: held }] : []
  })
}
