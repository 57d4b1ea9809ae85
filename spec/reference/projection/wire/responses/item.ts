import type { WireFunction } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { firstPlace } from '../reading/placed.js'
import { turnsOf } from '../reading/turns.js'

const types = ['function_call', 'function_call_output', 'reasoning']
const roles = ['system', 'developer', 'user', 'assistant']

/** `wire.responses.item` (note 0033). */
export const responsesItem: WireFunction = ({ body }) => firstPlace(turnsOf(body), (item) => !isItem(item))

function isItem({ type, role, content }: JsonObject): boolean {
  if (type !== undefined && type !== 'message') return types.includes(String(type))
  return roles.includes(String(role)) && (typeof content === 'string' || Array.isArray(content))
}
