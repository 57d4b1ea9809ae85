import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `compaction.head`: a compaction leaves the protected head alone. Note 0008, Compacted spans. */
export const compactionHead: RelationFunction = (event, { log }) => {
  const { shadowedSeqs: listed } = dataOf(event)
  return Array.isArray(listed) && listed.includes(log.head) ? '/data/shadowedSeqs' : undefined
}
