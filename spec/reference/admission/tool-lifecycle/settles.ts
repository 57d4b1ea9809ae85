import type { RelationFunction } from '../../rule-function.js'
import { appends } from '../state/surface.js'
import { settledCall } from '../state/tools.js'

/** `tool-lifecycle.settles`: a result is that of a call which is advertised and not settled. Note 0007, Tool calls. */
export const toolSettles: RelationFunction = (event, { log }) =>
  !appends(event) || log.tools.call(settledCall(event)) ? undefined : '/data/message/source/callId'
