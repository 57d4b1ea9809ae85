import type { RelationFunction } from '../../rule-function.js'
import { ownerFault } from '../state/compactions.js'

/** `compaction.owner`: a summary and an end are those of the open compaction. Note 0007, Compactions. */
export const compactionOwner: RelationFunction = (event, { log }) => {
  const wrong = ownerFault(log.compactions.open, event.data)
  return wrong && `/data/${wrong}`
}
