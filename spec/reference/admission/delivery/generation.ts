import type { RelationFunction } from '../../rule-function.js'
import { isCount, ownPath } from '../../verdict.js'

/** `delivery.generation`: the generation of a marker is a count. Note 0009, Delivery markers. */
export const deliveryGeneration: RelationFunction = (event) => {
  const generation = ownPath(event, 'data', 'sessionFormatVersion')
  return generation === undefined || isCount(generation) ? undefined : '/data/sessionFormatVersion'
}
