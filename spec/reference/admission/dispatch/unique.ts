import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `dispatch.unique`: a dispatch starts once. Note 0007, Programmatic dispatches. */
export const dispatchUnique: RelationFunction = (event, { log }) =>
  log.dispatches.started(dataOf(event).subCallId) ? '/data/subCallId' : undefined
