import type { WireFunction } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.responses.reasoning-place` (note 0033): reasoning stands before what came of it. */
export const responsesReasoningPlace: WireFunction = ({ body }) => {
  const items = turnsOf(body)
  return items.find(({ value }, index) => value.type === 'reasoning' && !isOfModel(items[index + 1]?.value))?.at
}

function isOfModel(item: JsonObject | undefined): boolean {
  return item?.type === 'reasoning' || item?.type === 'function_call' || item?.role === 'assistant'
}
