import type { RelationFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'

/** `developer.header`: the cited request stands earlier in the log. Note 0008, Definitions of added tools. */
export const developerHeader: RelationFunction = (event, { log }) => {
  const headerSeq = ownPath(event, 'data', 'headerSeq')
  return headerSeq === undefined || log.seen.at(headerSeq) === 'request/header' ? undefined : '/data/headerSeq'
}
