import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `retry.same-place`: a retry starts where it was scheduled. Note 0007, Retries. */
export const retrySamePlace: RelationFunction = (event, { log }) => {
  const scheduled = log.retries.scheduled(event)
  const wrong = scheduled && (['turn', 'step'] as const).find((member) => dataOf(event)[member] !== scheduled[member])
  return wrong && `/data/${wrong}`
}
