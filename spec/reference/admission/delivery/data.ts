import type { RelationFunction } from '../../rule-function.js'
import { isObject, own } from '../../verdict.js'

/** `delivery.data`: a marker has data. Note 0009, Delivery markers. */
export const deliveryData: RelationFunction = (event) => (isObject(own(event, 'data')) ? undefined : '/data')
