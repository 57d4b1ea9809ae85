import type { RuleFunction } from '../../rule-function.js'
import { asObject, dataOf } from '../../verdict.js'
import { isRequest } from './request.js'

/** `request-config.starts-series`: the mark of a series is true. Note 0010, Opening. */
export const requestConfigStartsSeries: RuleFunction = (event) => {
  const starts = dataOf(asObject(event)).startsSeries
  return !isRequest(event) || starts === undefined || starts === true ? undefined : '/data/startsSeries'
}
