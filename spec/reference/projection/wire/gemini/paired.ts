import type { WireFunction } from '../../../rule-function.js'
import { partsWith } from '../reading/sent.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.gemini.paired` (note 0033): a response that nobody called for is refused. */
export const geminiPaired: WireFunction = ({ body }) => {
  const turns = turnsOf(body)
  return turns.find((turn, index) => {
    const before = turns[index - 1]
    const isAsked = before !== undefined && partsWith(before, 'functionCall').length > 0
    return partsWith(turn, 'functionResponse').length > 0 && !isAsked
  })?.at
}
