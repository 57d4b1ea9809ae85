import type { EdgeEndFunction } from '../../../rule-function.js'
import { own } from '../../../verdict.js'

/** `v2-v3.delivery.foreign` (note 0016). */
export const deliveryForeign: EdgeEndFunction = ({ header, cut, deliveries: { last } }) => {
  if (last === undefined) return undefined
  const isInherited = own(header, 'parentSession') !== undefined && last < (cut.source ?? 0)
  return isInherited ? undefined : { row: last + 1, at: '/data/sessionId' }
}
