import type { RelationFunction } from '../../rule-function.js'
import { asObject, dataOf } from '../../verdict.js'

/** `title.user-empty`: a title cites exactly if no person gave it. Note 0009, Titles. */
export const titleUserEmpty: RelationFunction = (event) => {
  const cited = dataOf(event).messageSeqs
  const isByUser = asObject(dataOf(event).source).kind === 'user'
  return !Array.isArray(cited) || (cited.length === 0) === isByUser ? undefined : '/data/messageSeqs'
}
