import type { RelationFunction } from '../../rule-function.js'
import { isObject } from '../../verdict.js'

/** `delivery.data`: a marker has data. Note 0009, Delivery markers. */
export const deliveryData: RelationFunction = (event) => (isObject(event.data) ? undefined : '/data')
