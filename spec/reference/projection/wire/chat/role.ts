import type { WireFunction } from '../../../rule-function.js'
import { firstPlace } from '../reading/placed.js'
import { turnsOf } from '../reading/turns.js'

const roles = ['system', 'developer', 'user', 'assistant', 'tool']

/** `wire.chat.role` (note 0024). */
export const chatRole: WireFunction = ({ body }) =>
  firstPlace(turnsOf(body), ({ role }) => !roles.includes(String(role)))
