import type { WireFunction } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { own } from '../../../verdict.js'
import { isName, placed } from '../reading/placed.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.chat.call-shape` (note 0024): name and arguments stand in `function`. */
export const chatCallShape: WireFunction = ({ body }) => {
  for (const { at, value } of turnsOf(body)) {
    if (value.tool_calls === undefined) continue
    const calls = placed(value.tool_calls, `${at}/tool_calls`)
    if (calls.length === 0) return `${at}/tool_calls`
    const misshapen = calls.find((call) => !isCall(call.value))
    if (misshapen) return misshapen.at
  }
  return undefined
}

function isCall(call: JsonObject): boolean {
  const isNamed = isName(call.id) && call.type === 'function' && isName(own(call.function, 'name'))
  return isNamed && typeof own(call.function, 'arguments') === 'string'
}
