import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'
import { isActive } from './active.js'

/** `delivery.through-seq`: an active marker names an earlier event. Note 0009, Delivery markers. */
export const deliveryThroughSeq: RelationFunction = (event, { log, format }) =>
  !isActive(event, format) || log.seen.has(dataOf(event).throughSeq) ? undefined : '/data/throughSeq'
