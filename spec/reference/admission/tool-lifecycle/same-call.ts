import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `tool-lifecycle.same-call`: what starts is what was advertised. Note 0007, Tool calls. */
export const sameCall: RelationFunction = (event, { log }) => {
  const call = log.tools.call(dataOf(event).callId)
  const wrong = call && (['name', 'arguments'] as const).find((member) => dataOf(event)[member] !== call[member])
  return wrong && `/data/${wrong}`
}
