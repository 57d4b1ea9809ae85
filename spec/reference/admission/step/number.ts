import type { RelationFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'

/** `step.number`: steps are numbered from 1 in each turn. Note 0007, Steps. */
export const stepNumber: RelationFunction = (event, { log }) =>
  ownPath(event, 'data', 'step') === log.turns.step.last + 1 ? undefined : '/data/step'
