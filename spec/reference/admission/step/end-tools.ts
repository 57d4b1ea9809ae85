import type { RelationFunction } from '../../rule-function.js'

/** `step.end-tools`: a step settles its calls before it ends. Note 0007, Steps. */
export const stepEndTools: RelationFunction = (_event, { log }) => (log.tools.isSettled ? undefined : '')
