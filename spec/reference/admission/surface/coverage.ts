import type { RelationFunction } from '../../rule-function.js'
import { removedNodes } from '../state/surface.js'

/** `surface.coverage`: a replacement cites each node that it removes. Note 0008, Replacing. */
export const surfaceCoverage: RelationFunction = (event, { log }) => {
  const removed = removedNodes(event, log.surface)
  if (!removed) return undefined
  const sources = event.sourceEventSeqs
  const cited = new Set<unknown>(Array.isArray(sources) ? sources : [])
  return removed.every((seq) => cited.has(seq)) ? undefined : '/sourceEventSeqs'
}
