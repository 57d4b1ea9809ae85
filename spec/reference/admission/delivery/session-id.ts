import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'
import { isActive } from './active.js'

/** `delivery.session-id`: an active marker names a Session. Note 0009, Delivery markers. */
export const deliverySessionId: RelationFunction = (event, { format }) => {
  const id = dataOf(event).sessionId
  return !isActive(event, format) || (typeof id === 'string' && id !== '') ? undefined : '/data/sessionId'
}
