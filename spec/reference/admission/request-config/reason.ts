import type { RuleFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'
import { isRequest } from './request.js'

/** `request-config.reason`: a request says why it was made. Note 0010, Opening. */
export const requestConfigReason: RuleFunction = (event) =>
  isRequest(event) && !reasons.has(ownPath(event, 'data', 'reason')) ? '/data/reason' : undefined

const reasons = new Set<unknown>(['initial', 'resume', 'change', 'series'])
