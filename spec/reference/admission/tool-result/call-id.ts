import type { RuleFunction } from '../../rule-function.js'
import { asObject, dataOf, isObject } from '../../verdict.js'

/**
 * `tool-result.call-id`: the message's `toolCallId` is a non-empty string and equals its source's `callId`.
 * Note 0001, Decision.
 */
export const callId: RuleFunction = (event) => {
  const message = dataOf(asObject(event)).message
  if (!isObject(message)) return undefined
  const id = message.toolCallId
  const holds = typeof id === 'string' && id !== '' && id === asObject(message.source).callId
  return holds ? undefined : '/data/message/toolCallId'
}
