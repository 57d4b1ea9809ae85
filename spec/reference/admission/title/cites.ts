import type { RelationFunction } from '../../rule-function.js'
import { dataOf, step } from '../../verdict.js'

/** `title.cites`: a title cites messages of a person. Note 0009, Titles. */
export const titleCites: RelationFunction = (event, { log }) => {
  const cited = dataOf(event).messageSeqs
  const wrong = Array.isArray(cited) ? cited.findIndex((seq) => log.seen.at(seq) !== 'user/message by a person') : -1
  return wrong < 0 ? undefined : `/data/messageSeqs${step(wrong)}`
}
