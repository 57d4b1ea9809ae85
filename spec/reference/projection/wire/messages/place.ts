import type { WireFunction } from '../../../rule-function.js'
import { blocksOfTurn, turnsOf } from '../reading/turns.js'

const roleOf: Readonly<Record<string, string>> = {
  tool_use: 'assistant',
  thinking: 'assistant',
  redacted_thinking: 'assistant',
  tool_result: 'user',
}

/** `wire.messages.place` (note 0024): the model calls and thinks, and the user brings results. */
export const messagesPlace: WireFunction = ({ body }) =>
  turnsOf(body)
    .flatMap((turn) => blocksOfTurn(turn).map((block) => ({ ...block, role: turn.value.role })))
    .find(({ value, role }) => (roleOf[String(value.type)] ?? role) !== role)?.at
