import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `step.number`: steps are numbered from 1 in each turn. Note 0007, Steps. */
export const stepNumber: RelationFunction = (event, { log }) =>
  dataOf(event).step === log.turns.step.last + 1 ? undefined : '/data/step'
