import type { RelationFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'

/** `tool-lifecycle.once`: a call starts once. Note 0007, Tool calls. */
export const toolOnce: RelationFunction = (event, { log }) =>
  log.tools.call(ownPath(event, 'data', 'callId'))?.isStarted ? '/data/callId' : undefined
