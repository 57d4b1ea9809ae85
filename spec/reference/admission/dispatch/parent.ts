import type { RelationFunction } from '../../rule-function.js'
import { dispatchOf } from '../state/dispatches.js'

/** `dispatch.parent`: the parent is the root, or an earlier dispatch of the same root. Note 0007, Programmatic dispatches. */
export const dispatchParent: RelationFunction = (event, { log }) => {
  const { rootCallId, parentCallId } = dispatchOf(event)
  const isKnown = parentCallId === rootCallId || log.dispatches.started(parentCallId)?.rootCallId === rootCallId
  return isKnown ? undefined : '/data/parentCallId'
}
