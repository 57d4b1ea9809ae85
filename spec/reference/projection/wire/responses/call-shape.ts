import type { WireFunction } from '../../../rule-function.js'
import { firstPlace, isName } from '../reading/placed.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.responses.call-shape` (note 0033). */
export const responsesCallShape: WireFunction = ({ body }) =>
  firstPlace(
    turnsOf(body),
    ({ type, call_id, name, arguments: text }) =>
      type === 'function_call' && !(isName(call_id) && isName(name) && typeof text === 'string'),
  )
