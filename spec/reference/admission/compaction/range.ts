import type { RelationFunction } from '../../rule-function.js'
import { shadowedSpan } from '../state/surface.js'

/** `compaction.range`: a compaction shadows a span of the surface. Note 0008, Compacted spans. */
export const compactionRange: RelationFunction = (event, { log }) => {
  const span = shadowedSpan(event, log.surface)
  return 'nodes' in span ? undefined : `/data/shadowedRange/${span.fault === 'start' ? 'start' : 'end'}`
}
