import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `retry.one-id`: a chain has one id, and no other chain has it. Note 0007, Retries. */
export const retryOneId: RelationFunction = (event, { log, format }) => {
  const id = dataOf(event).retryId
  const isId = format <= 3 || (typeof id === 'string' && id !== '')
  const chain = log.retries.chain(event)
  const isOne = isId && (!chain || chain.retryId === id) && !log.retries.isOfAnotherChain(event)
  return isOne ? undefined : '/data/retryId'
}
