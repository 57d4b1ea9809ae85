import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `retry.provider`: a retry is of the provider of the last request. Note 0007, Retries. */
export const retryProvider: RelationFunction = (event, { format, log }) => {
  const { provider } = log.requests
  return (provider !== undefined || format <= 3) && dataOf(event).provider === provider ? undefined : '/data/provider'
}
