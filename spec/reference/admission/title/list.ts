import type { RelationFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'

/** `title.list`: a title says which messages it is of. Note 0009, Titles. */
export const titleList: RelationFunction = (event) =>
  Array.isArray(ownPath(event, 'data', 'messageSeqs')) ? undefined : '/data/messageSeqs'
