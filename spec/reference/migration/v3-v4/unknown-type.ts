import type { EdgeFunction } from '../../rule-function.js'

/** `v3-v4.unknown-type` (note 0017). */
export const unknownType: EdgeFunction = (_event, _context, placement) =>
  placement === 'unknown' ? '/type' : undefined
