import { ofReplacement } from '../../rule-function.js'
import { compactionSource, ownerFault } from '../state/compactions.js'
import { replacement } from '../state/surface.js'

/** `compaction.checkpoint`: what a compaction puts in place of a span names it. Note 0008, Compacted spans. */
export const compactionCheckpoint = ofReplacement((event, { log, format }) => {
  const source = compactionSource(event, format)
  if (source === undefined || !replacement(event)) return undefined
  const wrong = ownerFault(log.compactions.open, source)
  return wrong && `/data/source/${wrong}`
})
