import type { RelationFunction } from '../../rule-function.js'
import { isObject, ownPath } from '../../verdict.js'
import { appends } from '../state/surface.js'

/** `restore.tool-error`: the error of a result is an object. Note 0009, What is opened. */
export const restoreToolError: RelationFunction = (event) => {
  const error = ownPath(event, 'data', 'error')
  return !appends(event) || error === undefined || isObject(error) ? undefined : '/data/error'
}
