import type { RuleFunction } from '../../rule-function.js'
import { asObject, dataOf } from '../../verdict.js'
import { isRequest } from './request.js'

/** `request-config.reason`: a request says why it was made. Note 0010, Opening. */
export const requestConfigReason: RuleFunction = (event) =>
  isRequest(event) && !reasons.has(dataOf(asObject(event)).reason) ? '/data/reason' : undefined

const reasons = new Set<unknown>(['initial', 'resume', 'change', 'series'])
