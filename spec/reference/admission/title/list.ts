import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `title.list`: a title says which messages it is of. Note 0009, Titles. */
export const titleList: RelationFunction = (event) =>
  Array.isArray(dataOf(event).messageSeqs) ? undefined : '/data/messageSeqs'
