import type { ProjectionFunction } from '../../../rule-function.js'
import { resultsOf, wireTurns } from './wire-turns.js'

/** `adapter.deepseek-messages.second-result` (note 0026): a call is answered once. */
export const secondResult: ProjectionFunction = ({ items }) => {
  for (const results of wireTurns(items).map(resultsOf)) {
    const ids = results.map(({ block }) => block.tool_use_id)
    const second = results.find(({ block }, index) => ids.indexOf(block.tool_use_id) < index)
    if (second) return `${second.message}/toolCallId`
  }
  return undefined
}
