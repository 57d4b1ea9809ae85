import type { RelationFunction } from '../../rule-function.js'
import { isObject, own, ownPath } from '../../verdict.js'

/** `restore.user-source`: the source of a user message is an object. Note 0009, What is opened. */
export const restoreUserSource: RelationFunction = (event) =>
  !isObject(own(event, 'data')) || isObject(ownPath(event, 'data', 'source')) ? undefined : '/data/source'
