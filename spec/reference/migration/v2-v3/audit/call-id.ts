import type { EdgeFunction } from '../../../rule-function.js'
import { isObject, own, ownPath } from '../../../verdict.js'

/** `v2-v3.audit.call-id` (note 0015). */
export const auditCallId: EdgeFunction = (event) => {
  const message = ownPath(event, 'data', 'message')
  const content = own(message, 'content')
  const [block] = Array.isArray(content) ? content : []
  const callId = ownPath(message, 'source', 'callId')
  if (!isObject(block) || typeof callId !== 'string') return undefined // other rules speak of these
  return own(block, 'toolCallId') === callId ? undefined : '/data/message/content/0/toolCallId'
}
