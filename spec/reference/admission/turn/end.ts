import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `turn.end`: the turn that ends is the one that is open. Note 0007, Turns. */
export const turnEnd: RelationFunction = (event, { log }) => {
  const { open } = log.turns.turn
  return open !== undefined && dataOf(event).turn === open ? undefined : '/data/turn'
}
