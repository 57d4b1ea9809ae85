import type { EdgeEndFunction } from '../../../rule-function.js'

/** `v3-v4.delivery.foreign` (note 0018). */
export const deliveryForeign: EdgeEndFunction = ({ deliveries: { foreign } }) =>
  foreign === undefined ? undefined : { row: foreign + 1, at: '/data/sessionId' }
