import type { RelationFunction } from '../../rule-function.js'

/** `turn.one-open`: no turn starts inside another. Note 0007, Turns. */
export const oneOpen: RelationFunction = (_event, { log }) => (log.turns.turn.open === undefined ? undefined : '')
