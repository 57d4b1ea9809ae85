import type { RelationFunction } from '../../rule-function.js'

/** `surface.first-head`: a system message needs a protected head, or an empty surface. Note 0008, Replacing. */
export const surfaceFirstHead: RelationFunction = (_event, { log }) =>
  log.head === undefined && log.hasSurface ? '' : undefined
