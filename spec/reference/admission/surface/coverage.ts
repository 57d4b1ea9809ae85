import { ofReplacement } from '../../rule-function.js'
import { removedNodes } from '../state/surface.js'

/** `surface.coverage`: a replacement cites each node that it removes. Note 0008, Replacing. */
export const surfaceCoverage = ofReplacement((event, { log }) => {
  const removed = removedNodes(event, log.surface)
  if (!removed) return undefined
  const sources: readonly unknown[] = Array.isArray(event.sourceEventSeqs) ? event.sourceEventSeqs : []
  if (removed.every((seq, index) => sources[index] === seq)) return undefined // as most writers do
  const cited = new Set(sources)
  return removed.every((seq) => cited.has(seq)) ? undefined : '/sourceEventSeqs'
})
