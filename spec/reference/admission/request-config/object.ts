import type { RuleFunction } from '../../rule-function.js'
import { isObject, ownPath } from '../../verdict.js'
import { isRequest } from './request.js'

/** `request-config.object`: a request has a configuration. Note 0010, Opening. */
export const requestConfigObject: RuleFunction = (event, { format }) => {
  const config = ownPath(event, 'data', 'header', 'config')
  const isGiven = format >= 4 ? isObject(config) : config !== undefined && config !== null
  return !isRequest(event) || isGiven ? undefined : '/data/header/config'
}
