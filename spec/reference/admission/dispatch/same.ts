import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'
import { dispatchOf } from '../state/dispatches.js'

/** `dispatch.same`: a dispatch is settled as it was started. Note 0007, Programmatic dispatches. */
export const dispatchSame: RelationFunction = (event, { log }) => {
  const started = log.dispatches.started(dataOf(event).subCallId)
  if (!started || started.isSettled) return undefined
  const settled = dispatchOf(event)
  const wrong = members.find((member) => settled[member] !== started[member])
  return wrong && `/data/${wrong}`
}

const members = ['rootCallId', 'parentCallId', 'name', 'arguments'] as const
