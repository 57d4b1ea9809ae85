import type { WireFunction } from '../../../rule-function.js'
import { isObject, type JsonObject } from '../../../verdict.js'
import { reasoningAsked } from '../reading/asked.js'
import { turnsOf } from '../reading/turns.js'
import { isSame } from '../reading/walk.js'

/** `wire.responses.reasoning` (note 0033): a reasoning item goes back as it came. */
export const responsesReasoning: WireFunction = ({ request, body }) => {
  const sent = turnsOf(body)
  const isLost = reasoningAsked(request, body.model).some(({ replay }) => {
    const item = itemOf(replay?.thinkingSignature)
    return item !== undefined && !sent.some(({ value }) => isSame(value, item))
  })
  return isLost ? '/input' : undefined
}

/** The item that a replay entry holds as text; undefined where it is of another provider. */
function itemOf(signature: unknown): JsonObject | undefined {
  try {
    const item: unknown = JSON.parse(String(signature))
    return isObject(item) && item.type === 'reasoning' ? item : undefined
  } catch {
    return undefined
  }
}
