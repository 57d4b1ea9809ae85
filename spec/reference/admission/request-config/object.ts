import type { RuleFunction } from '../../rule-function.js'
import { isObject } from '../../verdict.js'
import { configOf, isRequest } from './request.js'

/** `request-config.object`: a request has a configuration. Note 0010, Opening. */
export const requestConfigObject: RuleFunction = (event, { format }) => {
  const config = configOf(event)
  const isGiven = format >= 4 ? isObject(config) : config !== undefined && config !== null
  return !isRequest(event) || isGiven ? undefined : '/data/header/config'
}
