import type { WireFunction } from '../../../rule-function.js'
import { firstPlace, isName } from '../reading/placed.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.responses.result-shape` (note 0033). */
export const responsesResultShape: WireFunction = ({ body }) =>
  firstPlace(
    turnsOf(body),
    ({ type, call_id, output }) =>
      type === 'function_call_output' && !(isName(call_id) && (typeof output === 'string' || Array.isArray(output))),
  )
