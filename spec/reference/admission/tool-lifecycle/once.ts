import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `tool-lifecycle.once`: a call starts once. Note 0007, Tool calls. */
export const toolOnce: RelationFunction = (event, { log }) =>
  log.tools.call(dataOf(event).callId)?.isStarted ? '/data/callId' : undefined
