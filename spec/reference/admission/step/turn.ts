import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `step.turn`: a step starts in the open turn. Note 0007, Steps. */
export const stepTurn: RelationFunction = (event, { log }) => {
  const { open } = log.turns.turn
  return open !== undefined && dataOf(event).turn === open ? undefined : '/data/turn'
}
