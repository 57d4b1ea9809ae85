import { isActive } from '../../../admission/delivery/active.js'
import type { EdgeFunction } from '../../../rule-function.js'
import { asObject, dataOf } from '../../../verdict.js'

/** `v3-v4.delivery.session-id` (note 0018). */
export const deliverySessionId: EdgeFunction = (record) => {
  const event = asObject(record)
  const { sessionId } = dataOf(event)
  return !isActive(event, 3) || (typeof sessionId === 'string' && sessionId !== '') ? undefined : '/data/sessionId'
}
