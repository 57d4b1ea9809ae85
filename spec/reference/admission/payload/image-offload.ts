import type { RuleFunction } from '../../rule-function.js'
import { isCount, own } from '../../verdict.js'
import { isLate } from './earlier.js'
import { payloadOf } from './payload-of.js'

/**
 * `payload.image-offload`: each target is another earlier event, and its indexes rise. Note 0012, Images.
 * What the events hold needs the log.
 */
export const imageOffload: RuleFunction = (event, { position }, placement) => {
  const targets = own(payloadOf(event, 'image/offload', placement), 'targets')
  if (!Array.isArray(targets)) return undefined
  const named = new Set<number>()
  for (const [index, target] of targets.entries()) {
    const seq = own(target, 'seq')
    if (isLate(seq, position) || named.has(seq as number)) return `/data/targets/${index}/seq`
    if (isCount(seq)) named.add(seq)
    const falling = notRising(own(target, 'imageIndexes'))
    if (falling !== undefined) return `/data/targets/${index}/imageIndexes/${falling}`
  }
  return undefined
}

/** The position of the first count that is not above the one before it. */
function notRising(list: unknown): number | undefined {
  if (!Array.isArray(list)) return undefined
  const index = list.findIndex((it, at) => at > 0 && isCount(it) && isCount(list[at - 1]) && it <= list[at - 1])
  return index === -1 ? undefined : index
}
