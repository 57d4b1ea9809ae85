import type { RelationFunction } from '../../rule-function.js'
import { dataOf, isObject } from '../../verdict.js'
import { shadowedSpan } from '../state/surface.js'

/** `compaction.nodes`: a compaction lists the nodes of its span. Note 0008, Compacted spans. */
export const compactionNodes: RelationFunction = (event, { format, log }) => {
  const span = shadowedSpan(event, log.surface)
  // V4 leaves ends that are no nodes to `compaction.range`; V3 has none between them
  const isElsewhere = format <= 3 ? !isObject(event.data) : 'fault' in span && span.fault !== 'order'
  if (isElsewhere) return undefined
  const nodes = 'nodes' in span ? span.nodes : []
  const listed = dataOf(event).shadowedSeqs
  const isExact = Array.isArray(listed) && listed.length === nodes.length && nodes.every((seq, i) => listed[i] === seq)
  return isExact ? undefined : '/data/shadowedSeqs'
}
