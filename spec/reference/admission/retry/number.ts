import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `retry.number`: the retries of a chain are numbered from 1. Note 0007, Retries. */
export const retryNumber: RelationFunction = (event, { log }) => {
  const last = log.retries.chain(event)?.retry
  return dataOf(event).retry === (typeof last === 'number' ? last : 0) + 1 ? undefined : '/data/retry'
}
