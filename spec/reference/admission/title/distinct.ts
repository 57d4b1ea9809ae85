import type { RelationFunction } from '../../rule-function.js'
import { ownPath, step } from '../../verdict.js'

/** `title.distinct`: a title cites a message once. Note 0009, Titles. */
export const titleDistinct: RelationFunction = (event) => {
  const cited = ownPath(event, 'data', 'messageSeqs')
  const wrong = Array.isArray(cited) ? cited.findIndex((seq, index) => cited.indexOf(seq) !== index) : -1
  return wrong < 0 ? undefined : `/data/messageSeqs${step(wrong)}`
}
