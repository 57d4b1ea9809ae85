import { isLate } from '../../../admission/payload/earlier.js'
import type { EdgeFunction } from '../../../rule-function.js'
import { ownPath } from '../../../verdict.js'

/** `v2-v3.audit.endpoints` (note 0015). */
export const auditEndpoints: EdgeFunction = (event, { position }) => {
  const end = (['start', 'end'] as const).find((name) => isLate(ownPath(event, 'surfaceOp', name), position))
  return end && `/surfaceOp/${end}`
}
