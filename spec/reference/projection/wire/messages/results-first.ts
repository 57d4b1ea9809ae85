import type { WireFunction } from '../../../rule-function.js'
import { blocksOfTurn, turnsOf } from '../reading/turns.js'

/** `wire.messages.results-first` (note 0024). */
export const messagesResultsFirst: WireFunction = ({ body }) => {
  for (const turn of turnsOf(body)) {
    const blocks = blocksOfTurn(turn)
    const late = blocks.find(
      ({ value }, index) =>
        value.type === 'tool_result' && index > 0 && blocks[index - 1]?.value.type !== 'tool_result',
    )
    if (late) return late.at
  }
  return undefined
}
