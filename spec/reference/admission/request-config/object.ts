import type { RuleFunction } from '../../rule-function.js'
import { isObject, ownPath } from '../../verdict.js'
import { isRequest } from './request.js'

/** `request-config.object`: a request has a configuration. Note 0010, Opening. */
export const requestConfigObject: RuleFunction = (event) =>
  isRequest(event) && !isObject(ownPath(event, 'data', 'header', 'config')) ? '/data/header/config' : undefined
