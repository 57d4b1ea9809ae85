import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `turn.number`: turns are numbered from 1 without a gap. Note 0007, Turns. */
export const turnNumber: RelationFunction = (event, { log }) =>
  dataOf(event).turn === log.turns.turn.last + 1 ? undefined : '/data/turn'
