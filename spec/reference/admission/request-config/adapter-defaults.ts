import type { RuleFunction } from '../../rule-function.js'
import { isObject, own, ownPath, step } from '../../verdict.js'
import { headerOf, isRequest } from './request.js'

/** `request-config.adapter-defaults`: defaults of the adapter are marks on members of the configuration. Note 0010, Opening. */
export const requestConfigAdapterDefaults: RuleFunction = (event) => {
  const header = headerOf(event)
  if (!isRequest(event) || !isObject(header) || !Object.hasOwn(header, 'adapterDefaults')) return undefined
  const defaults = own(header, 'adapterDefaults')
  if (!isObject(defaults)) return '/data/header/adapterDefaults'
  const wrong = Object.keys(defaults).find(
    (member) =>
      !marked.has(member) || own(defaults, member) !== true || ownPath(header, 'config', member) === undefined,
  )
  return wrong === undefined ? undefined : `/data/header/adapterDefaults${step(wrong)}`
}

const marked = new Set(['reasoningEffort', 'maxTokens'])
