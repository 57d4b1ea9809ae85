import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `compaction.end-turn`: a compaction ends with the turn that it started with. Note 0007, Compactions. */
export const compactionEndTurn: RelationFunction = (event, { log }) => {
  const { open } = log.compactions
  return open && dataOf(event).turn !== open.turn ? '/data/turn' : undefined
}
