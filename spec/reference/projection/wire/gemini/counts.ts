import type { WireFunction } from '../../../rule-function.js'
import { partsWith } from '../reading/sent.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.gemini.counts` (note 0033): as many responses as calls, in the turn behind them. */
export const geminiCounts: WireFunction = ({ body }) => {
  const turns = turnsOf(body)
  return turns.find((turn, index) => {
    const calls = partsWith(turn, 'functionCall').length
    const next = turns[index + 1]
    return calls > 0 && calls !== (next ? partsWith(next, 'functionResponse').length : 0)
  })?.at
}
