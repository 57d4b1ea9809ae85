import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { mapItems, mapTurns } from '../../draft.js'
import { argumentsText } from '../openai/arguments.js'
import { callPart } from './call-ids.js'

/** `adapter.openai-responses.calls` (note 0029): the id of the item goes back where the provider gave it. */
export const calls: ProjectionStep = (draft) =>
  mapItems(draft, ['assistant'], (item) =>
    mapTurns(item, (turn) => (turn.type === 'tool-call' ? functionCall(turn) : turn)),
  )

function functionCall({ id, name, arguments: text }: JsonObject): JsonObject {
  const call = callPart(String(id))
  const item = String(id).slice(call.length + 1)
  return {
    type: 'function_call',
    ...(item.startsWith('fc_') ? { id: item } : {}),
    call_id: call,
    name,
    arguments: argumentsText(text),
  }
}
