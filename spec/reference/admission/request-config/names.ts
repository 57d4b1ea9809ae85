import type { RuleFunction } from '../../rule-function.js'
import { isObject, own, ownPath } from '../../verdict.js'
import { isRequest } from './request.js'

/** `request-config.names`: a request names its provider and its model. Note 0010, Opening. */
export const requestConfigNames: RuleFunction = (event) => {
  const config = ownPath(event, 'data', 'header', 'config')
  if (!isRequest(event)) return undefined
  if (!isObject(config)) return '/data/header/config'
  const wrong = ['provider', 'model'].find(
    (member) => typeof own(config, member) !== 'string' || own(config, member) === '',
  )
  return wrong && `/data/header/config/${wrong}`
}
