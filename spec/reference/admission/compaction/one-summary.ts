import type { RelationFunction } from '../../rule-function.js'

/** `compaction.one-summary`: a compaction has one summary. Note 0007, Compactions. */
export const compactionOneSummary: RelationFunction = (_event, { log }) =>
  log.compactions.open?.hasSummary ? '' : undefined
