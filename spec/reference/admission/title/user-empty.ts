import type { RelationFunction } from '../../rule-function.js'
import { dataOf, isObject } from '../../verdict.js'

/** `title.user-empty`: a title cites exactly if no person gave it. Note 0009, Titles. */
export const titleUserEmpty: RelationFunction = (event) => {
  const { messageSeqs: cited, source } = dataOf(event)
  if (!Array.isArray(cited) || !isObject(source)) return undefined
  return (cited.length === 0) === (source.kind === 'user') ? undefined : '/data/messageSeqs'
}
