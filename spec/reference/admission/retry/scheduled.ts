import type { RelationFunction } from '../../rule-function.js'

/** `retry.scheduled`: what starts was scheduled. Note 0007, Retries. */
export const retryScheduled: RelationFunction = (event, { log }) =>
  log.retries.scheduled(event) ? undefined : '/data/retryId'
