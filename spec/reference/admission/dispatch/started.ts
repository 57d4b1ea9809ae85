import type { RelationFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'

/** `dispatch.started`: what is settled was started and not settled before. Note 0007, Programmatic dispatches. */
export const dispatchStarted: RelationFunction = (event, { log }) =>
  log.dispatches.started(ownPath(event, 'data', 'subCallId'))?.isSettled === false ? undefined : '/data/subCallId'
