import type { RuleFunction } from '../../rule-function.js'
import { isCount, own } from '../../verdict.js'
import { payloadOf } from './payload-of.js'

/** `payload.llm-retry`: in the mode `normal` no retry lies beyond `maxRetries`. Note 0012, Requests. */
export const llmRetry: RuleFunction = (event, _context, placement) => {
  const data = payloadOf(event, 'llm/retry', placement)
  const [retry, most] = [own(data, 'retry'), own(data, 'maxRetries')]
  if (own(data, 'mode') !== 'normal' || !isCount(retry) || !isCount(most) || most === 0) return undefined
  return retry > most ? '/data/maxRetries' : undefined
}
