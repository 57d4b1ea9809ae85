import type { WireFunction } from '../../../rule-function.js'
import { isObject } from '../../../verdict.js'
import { firstPlace, isName } from '../reading/placed.js'
import { partsWith } from '../reading/sent.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.gemini.response-shape` (note 0033): a result is an object here, and not text. */
export const geminiResponseShape: WireFunction = ({ body }) =>
  firstPlace(
    turnsOf(body).flatMap((turn) => partsWith(turn, 'functionResponse')),
    ({ name, response }) => !(isName(name) && isObject(response)),
  )
