import type { EdgeEndFunction } from '../../../rule-function.js'

/** `v2-v3.delivery.foreign` (note 0016). */
export const deliveryForeign: EdgeEndFunction = ({ deliveries: { foreign } }) =>
  foreign === undefined ? undefined : { row: foreign + 1, at: '/data/sessionId' }
