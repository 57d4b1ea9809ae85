import type { WireFunction } from '../../../rule-function.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.chat.adjacent` (note 0024): nothing stands between calls and their results. */
export const chatAdjacent: WireFunction = ({ body }) => {
  const turns = turnsOf(body)
  return turns.find(({ value }, index) => {
    const { role } = turns[index - 1]?.value ?? {}
    return value.role === 'tool' && role !== 'assistant' && role !== 'tool'
  })?.at
}
