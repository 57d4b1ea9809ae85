import type { ProjectionFunction } from '../../../rule-function.js'
import { callsOf, resultsOf, wireTurns } from './wire-turns.js'

/** `adapter.deepseek-messages.result-call` (note 0026): a result answers a call of the turn right before it. */
export const resultCall: ProjectionFunction = ({ items }) => {
  const turns = wireTurns(items)
  for (const [index, turn] of turns.entries()) {
    const called = callsOf(turns[index - 1]).map(({ block }) => block.id)
    const orphan = resultsOf(turn).find(({ block }) => !called.includes(block.tool_use_id))
    if (orphan) return `${orphan.message}/toolCallId`
  }
  return undefined
}
