import type { RuleFunction } from '../../rule-function.js'
import { asObject, dataOf } from '../../verdict.js'

/** `wrapped-result.call-id`: the block of a V3 result answers the call of its source. Note 0001, The wrapper of V3. */
export const wrappedCallId: RuleFunction = (event) => {
  const message = dataOf(asObject(event)).message
  const content = asObject(message).content
  if (!Array.isArray(content)) return undefined
  const answered = asObject(content[0]).toolCallId
  const called = asObject(asObject(message).source).callId
  return typeof answered !== 'string' || typeof called !== 'string' || answered === called
    ? undefined
    : '/data/message/content/0/toolCallId'
}
