import type { ProjectionFunction } from '../../../rule-function.js'
import { callsOf, placeOf, wireTurns } from './wire-turns.js'

/** `adapter.deepseek-messages.call-ids` (note 0026): one turn calls by each id once. */
export const callIds: ProjectionFunction = ({ items }) => {
  for (const calls of wireTurns(items).map(callsOf)) {
    const ids = calls.map(({ block }) => block.id)
    const repeated = calls.find(({ block }, index) => ids.indexOf(block.id) < index)
    if (repeated) return `${placeOf(repeated)}/id`
  }
  return undefined
}
