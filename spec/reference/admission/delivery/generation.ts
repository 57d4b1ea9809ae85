import type { RelationFunction } from '../../rule-function.js'
import { dataOf, isCount } from '../../verdict.js'

/** `delivery.generation`: the generation of a marker is a count. Note 0009, Delivery markers. */
export const deliveryGeneration: RelationFunction = (event) => {
  const generation = dataOf(event).sessionFormatVersion
  return generation === undefined || isCount(generation) ? undefined : '/data/sessionFormatVersion'
}
