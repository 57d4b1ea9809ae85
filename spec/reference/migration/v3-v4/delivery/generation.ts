import type { EdgeFunction } from '../../../rule-function.js'
import { asObject, dataOf, isCount } from '../../../verdict.js'

/** `v3-v4.delivery.generation` (note 0018). */
export const deliveryGeneration: EdgeFunction = (event) => {
  const generation = dataOf(asObject(event)).sessionFormatVersion
  return generation === undefined || isCount(generation) ? undefined : '/data/sessionFormatVersion'
}
