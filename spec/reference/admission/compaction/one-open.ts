import type { RelationFunction } from '../../rule-function.js'

/** `compaction.one-open`: no compaction starts inside another. Note 0007, Compactions. */
export const compactionOneOpen: RelationFunction = (_event, { log }) => (log.compactions.open ? '' : undefined)
