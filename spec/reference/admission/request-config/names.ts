import type { RuleFunction } from '../../rule-function.js'
import { isObject } from '../../verdict.js'
import { configOf, isRequest } from './request.js'

/** `request-config.names`: a request names its provider and its model. Note 0010, Opening. */
export const requestConfigNames: RuleFunction = (event) => {
  const config = configOf(event)
  if (!isRequest(event)) return undefined
  if (!isObject(config)) return '/data/header/config'
  if (!isName(config.provider)) return '/data/header/config/provider'
  return isName(config.model) ? undefined : '/data/header/config/model'
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
