import type { ProjectionFunction } from '../../../rule-function.js'
import { callsOf, placeOf, wireTurns } from './wire-turns.js'

/** `adapter.deepseek-messages.end` (note 0026): nothing is asked of a model that waits for results. */
export const end: ProjectionFunction = ({ items }) => {
  const last = wireTurns(items).findLast(({ role }) => role !== 'system')
  const [open] = callsOf(last)
  return open && placeOf(open)
}
