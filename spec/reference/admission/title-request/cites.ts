import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `title-request.cites`: a request for a title is about messages. Note 0009, Titles. */
export const titleRequestCites: RelationFunction = (event) => {
  const cited = dataOf(event).messageSeqs
  return Array.isArray(cited) && cited.length === 0 ? '/data/messageSeqs' : undefined
}
