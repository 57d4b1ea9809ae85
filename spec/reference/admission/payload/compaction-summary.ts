import type { RuleFunction } from '../../rule-function.js'
import { payloadOf } from './payload-of.js'
import { shadowedFault } from './shadowed.js'

/** `payload.compaction-summary`: range and list agree, and name earlier events. Note 0012, Compaction. */
export const compactionSummary: RuleFunction = (event, { position }, placement) =>
  shadowedFault(payloadOf(event, 'compaction/summary', placement), position)
