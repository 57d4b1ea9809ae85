import type { RelationFunction } from '../../rule-function.js'
import { dataOf, own } from '../../verdict.js'
import { isActive } from './active.js'

/** `delivery.own`: a marker that is not inherited is the own one of its Session. Note 0009, Delivery markers. */
export const deliveryOwn: RelationFunction = (event, { log, format }) => {
  const isOwn = dataOf(event).sessionId === own(log.header, 'id')
  return own(log.header, 'parentSession') === undefined || !isActive(event, format) || isOwn
    ? undefined
    : '/data/sessionId'
}
