import type { RelationFunction } from '../../rule-function.js'

/** `step.one-open`: no step starts inside another. Note 0007, Steps. */
export const stepOneOpen: RelationFunction = (_event, { log }) => (log.turns.step.open === undefined ? undefined : '')
