import type { RuleFunction } from '../../rule-function.js'
import { own, ownPath } from '../../verdict.js'

/** `wrapped-result.call-id`: the block of a V3 result answers the call of its source. Note 0001, The wrapper of V3. */
export const wrappedCallId: RuleFunction = (event) => {
  const message = ownPath(event, 'data', 'message')
  const content = own(message, 'content')
  if (own(event, 'type') !== 'tool/result' || !Array.isArray(content)) return undefined
  const answered = own(content[0], 'toolCallId')
  const called = ownPath(message, 'source', 'callId')
  return typeof answered !== 'string' || typeof called !== 'string' || answered === called
    ? undefined
    : '/data/message/content/0/toolCallId'
}
