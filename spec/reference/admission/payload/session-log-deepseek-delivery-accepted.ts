import type { RuleFunction } from '../../rule-function.js'
import { own } from '../../verdict.js'
import { isLate } from './earlier.js'
import { payloadOf } from './payload-of.js'

/**
 * `payload.session-log-deepseek-delivery-accepted`: a marker of this format accepts events before it. Note 0013,
 * Feedback and delivery.
 */
export const deliveryAccepted: RuleFunction = (event, { format, position }, placement) => {
  const data = payloadOf(event, 'session-log-deepseek/delivery-accepted', placement)
  const isActive = own(data, 'sessionFormatVersion') === format
  return isActive && isLate(own(data, 'throughSeq'), position) ? '/data/throughSeq' : undefined
}
