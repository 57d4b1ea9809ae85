import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `compaction.turn`: a compaction names the open turn, or none. Note 0007, Compactions. */
export const compactionTurn: RelationFunction = (event, { log }) =>
  dataOf(event).turn === (log.turns.turn.open ?? null) ? undefined : '/data/turn'
