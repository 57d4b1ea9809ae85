import type { RelationFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'

/** `retry.place`: a retry names the open turn, and the open or the last step. Note 0007, Retries. */
export const retryPlace: RelationFunction = (event, { log }) => {
  const { turn, step } = log.turns
  if (turn.open === undefined || ownPath(event, 'data', 'turn') !== turn.open) return '/data/turn'
  return ownPath(event, 'data', 'step') === (step.open ?? step.last) ? undefined : '/data/step'
}
