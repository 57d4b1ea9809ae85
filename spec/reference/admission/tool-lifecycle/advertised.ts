import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `tool-lifecycle.advertised`: what starts was advertised. Note 0007, Tool calls. */
export const toolAdvertised: RelationFunction = (event, { log }) =>
  log.tools.call(dataOf(event).callId) ? undefined : '/data/callId'
