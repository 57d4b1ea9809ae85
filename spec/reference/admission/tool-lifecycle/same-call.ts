import type { RelationFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'

/** `tool-lifecycle.same-call`: what starts is what was advertised. Note 0007, Tool calls. */
export const sameCall: RelationFunction = (event, { log }) => {
  const call = log.tools.call(ownPath(event, 'data', 'callId'))
  const wrong =
    call && (['name', 'arguments'] as const).find((member) => ownPath(event, 'data', member) !== call[member])
  return wrong && `/data/${wrong}`
}
