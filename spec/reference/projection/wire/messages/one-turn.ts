import type { WireFunction } from '../../../rule-function.js'
import { blocksOfTurn, turnsOf } from '../reading/turns.js'

/** `wire.messages.one-turn` (note 0024): all results of a turn come back in the message behind it. */
export const messagesOneTurn: WireFunction = ({ body }) => {
  const turns = turnsOf(body)
  return turns.find((turn, index) => {
    const hasResult = blocksOfTurn(turn).some(({ value }) => value.type === 'tool_result')
    return hasResult && turns[index - 1]?.value.role !== 'assistant'
  })?.at
}
