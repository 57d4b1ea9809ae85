import type { RelationFunction } from '../../rule-function.js'
import { dataOf, isObject } from '../../verdict.js'
import { shadowedSpan } from '../state/surface.js'

/** `compaction.range`: a compaction shadows from one node of the surface to another. Note 0008, Compacted spans. */
export const compactionRange: RelationFunction = (event, { format, log }) => {
  if (format <= 3) {
    const { shadowedRange: range } = dataOf(event)
    return isObject(event.data) && (range === undefined || range === null) ? '/data/shadowedRange' : undefined
  }
  const span = shadowedSpan(event, log.surface)
  return 'nodes' in span || span.fault === 'order' ? undefined : `/data/shadowedRange/${span.fault}`
}
