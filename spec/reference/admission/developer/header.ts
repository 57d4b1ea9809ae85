import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `developer.header`: the cited request stands earlier in the log. Note 0008, Definitions of added tools. */
export const developerHeader: RelationFunction = (event, { log }) => {
  const headerSeq = dataOf(event).headerSeq
  return headerSeq === undefined || log.seen.at(headerSeq) === 'request/header' ? undefined : '/data/headerSeq'
}
