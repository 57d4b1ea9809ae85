import type { EdgeFunction } from '../../../rule-function.js'

/** `v2-v3.audit.type` (note 0015). */
export const auditType: EdgeFunction = (_event, _context, placement) =>
  placement === 'unknown' || placement === 'opaque' ? '/type' : undefined
