import type { WireFunction } from '../../../rule-function.js'
import { firstPlace } from '../reading/placed.js'
import { turnsOf } from '../reading/turns.js'

const roles = ['system', 'user', 'assistant']

/** `wire.messages.role` (note 0024). */
export const messagesRole: WireFunction = ({ body }) =>
  firstPlace(turnsOf(body), ({ role }) => !roles.includes(String(role)))
