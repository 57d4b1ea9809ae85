import type { RelationFunction } from '../../rule-function.js'
import { dataOf, own } from '../../verdict.js'
import { isActive } from './active.js'

/** `delivery.foreign`: a marker in a Session without a parent is its own. Note 0009, Delivery markers. */
export const deliveryForeign: RelationFunction = (event, { log, format }) => {
  const isOwn = dataOf(event).sessionId === own(log.header, 'id')
  return own(log.header, 'parentSession') !== undefined || !isActive(event, format) || isOwn
    ? undefined
    : '/data/sessionId'
}
