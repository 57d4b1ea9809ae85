import type { RuleFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'
import { isRequest } from './request.js'

/** `request-config.reasoning-effort`: an effort that is given is a word. Note 0010, Opening. */
export const requestConfigReasoningEffort: RuleFunction = (event) => {
  const effort = ownPath(event, 'data', 'header', 'config', 'reasoningEffort')
  if (!isRequest(event) || effort === undefined) return undefined
  return typeof effort === 'string' && effort !== '' ? undefined : '/data/header/config/reasoningEffort'
}
