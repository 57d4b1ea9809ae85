import type { WireFunction } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { blocksOf } from '../../draft.js'
import { messagesOf } from '../reading/asked.js'
import { isTelling } from '../reading/placed.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.any.prefill` (note 0024): the model is not made to go on from words that are put into its mouth. */
export const anyPrefill: WireFunction = ({ request, body }) => {
  const last = turnsOf(body).at(-1)
  if (!last || !isOfModel(last.value)) return undefined
  return messagesOf(request).findLast(isSaid)?.role === 'assistant' ? undefined : last.at
}

function isOfModel({ role, type }: JsonObject): boolean {
  return role === 'assistant' || role === 'model' || type === 'function_call' || type === 'reasoning'
}

/** A message that some adapter may leave out, or put elsewhere, does not end a history. */
function isSaid(message: JsonObject): boolean {
  if (message.role === 'tool') return true
  if (message.role !== 'user' && message.role !== 'assistant') return false
  return blocksOf(message).some(({ type, text }) => type !== 'text' || isTelling(text))
}
