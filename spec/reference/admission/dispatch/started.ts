import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `dispatch.started`: what is settled was started and not settled before. Note 0007, Programmatic dispatches. */
export const dispatchStarted: RelationFunction = (event, { log }) =>
  log.dispatches.started(dataOf(event).subCallId)?.isSettled === false ? undefined : '/data/subCallId'
