import type { RuleFunction } from '../../rule-function.js'
import { payloadOf } from './payload-of.js'
import { shadowedFault } from './shadowed.js'

/** `payload.compaction-prune`: range and list agree, and name earlier events. Note 0012, Compaction. */
export const compactionPrune: RuleFunction = (event, { position }, placement) =>
  shadowedFault(payloadOf(event, 'compaction/prune', placement), position)
