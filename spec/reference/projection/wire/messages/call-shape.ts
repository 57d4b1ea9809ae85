import type { WireFunction } from '../../../rule-function.js'
import { isObject } from '../../../verdict.js'
import { firstPlace, isName } from '../reading/placed.js'
import { blocksOfTurn, turnsOf } from '../reading/turns.js'

/** `wire.messages.call-shape` (note 0024): arguments are an object here, and not the text of one. */
export const messagesCallShape: WireFunction = ({ body }) =>
  firstPlace(
    turnsOf(body).flatMap(blocksOfTurn),
    ({ type, id, name, input }) => type === 'tool_use' && !(isName(id) && isName(name) && isObject(input)),
  )
