import type { RelationFunction } from '../../rule-function.js'
import { isObject } from '../../verdict.js'

/** `compaction.summarised`: a compaction that did not fail has a summary. Note 0007, Compactions. */
export const compactionSummarised: RelationFunction = (event, { log }) => {
  const { open } = log.compactions
  const data = event.data
  const hasFailed = isObject(data) && Object.hasOwn(data, 'error')
  return open && !open.hasSummary && !hasFailed ? '' : undefined
}
