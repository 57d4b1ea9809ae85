import type { RelationFunction } from '../../rule-function.js'
import { dataOf, isObject } from '../../verdict.js'

/** `restore.user-source`: the source of a user message is an object. Note 0009, What is opened. */
export const restoreUserSource: RelationFunction = (event) =>
  !isObject(event.data) || isObject(dataOf(event).source) ? undefined : '/data/source'
