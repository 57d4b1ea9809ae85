import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `retry.place`: a retry names the open turn, and the open or the last step. Note 0007, Retries. */
export const retryPlace: RelationFunction = (event, { log }) => {
  const { turn, step } = log.turns
  if (turn.open === undefined || dataOf(event).turn !== turn.open) return '/data/turn'
  return dataOf(event).step === (step.open ?? step.last) ? undefined : '/data/step'
}
