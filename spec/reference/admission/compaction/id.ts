import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `compaction.id`: a compaction has an id. Note 0007, Compactions. */
export const compactionId: RelationFunction = (event) => {
  const id = dataOf(event).compactionId
  return typeof id === 'string' && id !== '' ? undefined : '/data/compactionId'
}
