import type { RuleFunction } from '../../rule-function.js'
import { asObject } from '../../verdict.js'
import { configOf, isRequest } from './request.js'

/** `request-config.reasoning-effort`: an effort that is given is a word. Note 0010, Opening. */
export const requestConfigReasoningEffort: RuleFunction = (event) => {
  const effort = asObject(configOf(event)).reasoningEffort
  if (!isRequest(event) || effort === undefined) return undefined
  return typeof effort === 'string' && effort !== '' ? undefined : '/data/header/config/reasoningEffort'
}
