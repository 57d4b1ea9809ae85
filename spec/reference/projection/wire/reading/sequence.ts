import type { JsonObject } from '../../../verdict.js'
import { placed } from './placed.js'
import { blocksOfTurn, turnsOf } from './turns.js'

/** What matters to the pairing of calls and results, in the order of a body. `at` is the place of the id. */
export interface Mark {
  /** A `turn` begins with an assistant message: what it calls is answered before the next. Responses know no turns. */
  readonly kind: 'turn' | 'call' | 'result'
  readonly at: string
  readonly id: unknown
}

/** Of chat completions: `tool_calls` of assistant messages, and tool messages. */
export function chatSequence(body: JsonObject): readonly Mark[] {
  return turnsOf(body).flatMap(({ at, value }): Mark[] => {
    if (value.role === 'tool') return [{ kind: 'result', at: `${at}/tool_call_id`, id: value.tool_call_id }]
    if (value.role !== 'assistant') return []
    const calls = placed(value.tool_calls, `${at}/tool_calls`)
    return [turnAt(at), ...calls.map((call): Mark => ({ kind: 'call', at: `${call.at}/id`, id: call.value.id }))]
  })
}

/** Of Messages: `tool_use` and `tool_result` blocks. */
export function messagesSequence(body: JsonObject): readonly Mark[] {
  return turnsOf(body).flatMap((turn): Mark[] => {
    const marks = blocksOfTurn(turn).flatMap(({ at, value }): Mark[] => {
      if (value.type === 'tool_use') return [{ kind: 'call', at: `${at}/id`, id: value.id }]
      return value.type === 'tool_result' ? [{ kind: 'result', at: `${at}/tool_use_id`, id: value.tool_use_id }] : []
    })
    return turn.value.role === 'assistant' ? [turnAt(turn.at), ...marks] : marks
  })
}

/** Of Responses: items that pair by `call_id`. */
export function responsesSequence(body: JsonObject): readonly Mark[] {
  return turnsOf(body).flatMap(({ at, value }): Mark[] => {
    const id = { at: `${at}/call_id`, id: value.call_id }
    if (value.type === 'function_call') return [{ kind: 'call', ...id }]
    return value.type === 'function_call_output' ? [{ kind: 'result', ...id }] : []
  })
}

function turnAt(at: string): Mark {
  return { kind: 'turn', at, id: undefined }
}
