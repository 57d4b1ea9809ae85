import type { RuleFunction } from '../../rule-function.js'
import { isObject, own } from '../../verdict.js'

/**
 * `tool-result.call-id`: the message's `toolCallId` is a non-empty string and equals its source's `callId`.
 * Note 0001, Decision.
 */
export const callId: RuleFunction = (event) => {
  const message = own(own(event, 'data'), 'message')
  if (own(event, 'type') !== 'tool/result' || !isObject(message)) return undefined
  const id = own(message, 'toolCallId')
  const holds = typeof id === 'string' && id !== '' && id === own(own(message, 'source'), 'callId')
  return holds ? undefined : '/data/message/toolCallId'
}
