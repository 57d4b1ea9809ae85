import type { RelationFunction } from '../../rule-function.js'

/** `compaction.crossing`: no turn starts or ends inside a compaction that ends. Note 0007, Compactions. */
export const compactionCrossing: RelationFunction = (_event, { log }) => (log.compactions.open ? '' : undefined)
