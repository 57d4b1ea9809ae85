import type { RelationFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'

/** `step.turn`: a step starts in the open turn. Note 0007, Steps. */
export const stepTurn: RelationFunction = (event, { log }) => {
  const { open } = log.turns.turn
  return open !== undefined && ownPath(event, 'data', 'turn') === open ? undefined : '/data/turn'
}
