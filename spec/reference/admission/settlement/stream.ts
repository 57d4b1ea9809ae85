import type { RuleFunction } from '../../rule-function.js'
import { asObject, dataOf } from '../../verdict.js'
import { settles } from './settles.js'

/** `settlement.stream`: a settlement has a stream. Note 0010, Opening. */
export const settlementStream: RuleFunction = (event) =>
  settles(event) && !Array.isArray(dataOf(asObject(event)).stream) ? '/data/stream' : undefined
