import type { RelationFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'

/** `title.user-empty`: a title cites exactly if no person gave it. Note 0009, Titles. */
export const titleUserEmpty: RelationFunction = (event) => {
  const cited = ownPath(event, 'data', 'messageSeqs')
  const isByUser = ownPath(event, 'data', 'source', 'kind') === 'user'
  return !Array.isArray(cited) || (cited.length === 0) === isByUser ? undefined : '/data/messageSeqs'
}
