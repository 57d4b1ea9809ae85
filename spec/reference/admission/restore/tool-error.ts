import type { RelationFunction } from '../../rule-function.js'
import { dataOf, isObject } from '../../verdict.js'

/** `restore.tool-error`: the error of a result is an object. Note 0009, What is opened. */
export const restoreToolError: RelationFunction = (event) => {
  const { error } = dataOf(event)
  return error === undefined || isObject(error) ? undefined : '/data/error'
}
