import { isActive } from '../../../admission/delivery/active.js'
import type { EdgeFunction } from '../../../rule-function.js'
import { asObject, dataOf, isCount } from '../../../verdict.js'

/** `v3-v4.delivery.through-seq` (note 0018). */
export const deliveryThroughSeq: EdgeFunction = (record, { position }) => {
  const event = asObject(record)
  const { throughSeq } = dataOf(event)
  return !isActive(event, 3) || (isCount(throughSeq) && throughSeq < position) ? undefined : '/data/throughSeq'
}
