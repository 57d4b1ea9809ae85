import { isRepairId } from '../../../admission/tool-lifecycle/repair-id.js'
import type { EdgeFunction } from '../../../rule-function.js'
import { own, ownPath } from '../../../verdict.js'

/** `v2-v3.audit.repair-id` (note 0015). */
export const auditRepairId: EdgeFunction = (event) => {
  if (ownPath(event, 'data', 'error', 'code') !== 'TOOL_NOT_STARTED') return undefined
  const message = ownPath(event, 'data', 'message')
  const [id, callId] = [own(message, 'id'), ownPath(message, 'source', 'callId')]
  if (typeof id !== 'string' || typeof callId !== 'string') return undefined // other rules speak of these
  return isRepairId(id, callId) ? undefined : '/data/message/id'
}
