import type { RelationFunction } from '../../rule-function.js'

/** `turn.end-step`: no turn ends while a step is open. Note 0007, Turns. */
export const turnEndStep: RelationFunction = (_event, { log }) => (log.turns.step.open === undefined ? undefined : '')
