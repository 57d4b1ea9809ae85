import type { RelationFunction } from '../../rule-function.js'
import { shadowedSpan } from '../state/surface.js'

/** `compaction.head`: a compaction leaves the protected head alone. Note 0008, Compacted spans. */
export const compactionHead: RelationFunction = (event, { log }) => {
  const { first } = log.surface
  const span = shadowedSpan(event, log.surface)
  const isShadowed = 'nodes' in span && span.nodes[0] === first && log.seen.at(first) === 'system/message'
  return isShadowed ? '/data/shadowedSeqs' : undefined
}
