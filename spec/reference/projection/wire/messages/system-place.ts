import type { WireFunction } from '../../../rule-function.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.messages.system-place` (note 0024): a system message in the conversation stands behind the user. */
export const messagesSystemPlace: WireFunction = ({ body }) => {
  const turns = turnsOf(body)
  return turns.find(({ value }, index) => value.role === 'system' && turns[index - 1]?.value.role !== 'user')?.at
}
