import type { WireFunction } from '../../../rule-function.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.messages.first-user` (note 0024). */
export const messagesFirstUser: WireFunction = ({ body }) => {
  const [first] = turnsOf(body)
  return first && first.value.role !== 'user' ? `${first.at}/role` : undefined
}
