import type { WireFunction } from '../../../rule-function.js'
import { isObject } from '../../../verdict.js'
import { firstPlace, isName } from '../reading/placed.js'
import { partsWith } from '../reading/sent.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.gemini.call-shape` (note 0033). */
export const geminiCallShape: WireFunction = ({ body }) =>
  firstPlace(
    turnsOf(body).flatMap((turn) => partsWith(turn, 'functionCall')),
    ({ name, args }) => !(isName(name) && (args === undefined || isObject(args))),
  )
