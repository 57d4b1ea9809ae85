import type { ProjectionFunction } from '../../../rule-function.js'
import { callsOf, placeOf, resultsOf, wireTurns } from './wire-turns.js'

/** `adapter.deepseek-messages.open-calls` (note 0026): the turn after the calls answers each of them. */
export const openCalls: ProjectionFunction = ({ items }) => {
  const turns = wireTurns(items)
  for (const [index, turn] of turns.entries()) {
    if (turn.role !== 'user') continue
    const answered = resultsOf(turn).map(({ block }) => block.tool_use_id)
    const open = callsOf(turns[index - 1]).find(({ block }) => !answered.includes(block.id))
    if (open) return placeOf(open)
  }
  return undefined
}
