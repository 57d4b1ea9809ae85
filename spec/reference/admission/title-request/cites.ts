import type { RelationFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'

/** `title-request.cites`: a request for a title is about messages. Note 0009, Titles. */
export const titleRequestCites: RelationFunction = (event) => {
  const cited = ownPath(event, 'data', 'messageSeqs')
  return Array.isArray(cited) && cited.length === 0 ? '/data/messageSeqs' : undefined
}
