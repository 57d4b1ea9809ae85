import type { RelationFunction } from '../../rule-function.js'

/** `retry.started-once`: a retry starts once. Note 0007, Retries. */
export const retryStartedOnce: RelationFunction = (event, { log }) =>
  log.retries.scheduled(event)?.isStarted ? '/data/retry' : undefined
