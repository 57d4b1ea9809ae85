import type { EdgeFunction } from '../../../rule-function.js'

/** `v2-v3.system.before` (note 0016). */
export const systemBefore: EdgeFunction = (_event, { edge }) =>
  edge.system.head === undefined ? '/surfaceOp' : undefined
