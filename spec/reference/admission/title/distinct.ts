import type { RelationFunction } from '../../rule-function.js'
import { dataOf, step } from '../../verdict.js'

/** `title.distinct`: a title cites a message once. Note 0009, Titles. */
export const titleDistinct: RelationFunction = (event) => {
  const cited = dataOf(event).messageSeqs
  const wrong = Array.isArray(cited) ? cited.findIndex((seq, index) => cited.indexOf(seq) !== index) : -1
  return wrong < 0 ? undefined : `/data/messageSeqs${step(wrong)}`
}
