import type { EdgeFunction } from '../../../rule-function.js'

/** `v3-v4.children.present` (note 0018). */
export const childrenPresent: EdgeFunction = (children) => (children === undefined ? '' : undefined)
