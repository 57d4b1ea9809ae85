import type { RelationFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'
import { shadowedSpan } from '../state/surface.js'

/** `compaction.nodes`: a compaction lists the nodes of its span. Note 0008, Compacted spans. */
export const compactionNodes: RelationFunction = (event, { log }) => {
  const span = shadowedSpan(event, log.surface)
  const listed = ownPath(event, 'data', 'shadowedSeqs')
  if (!('nodes' in span)) return undefined
  const isExact =
    Array.isArray(listed) &&
    listed.length === span.nodes.length &&
    span.nodes.every((seq, index) => listed[index] === seq)
  return isExact ? undefined : '/data/shadowedSeqs'
}
