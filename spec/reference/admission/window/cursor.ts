import type { RuleFunction } from '../../rule-function.js'
import { own } from '../../verdict.js'
import { seqsOf } from './seqs.js'

/** `window.cursor`: a snapshot ends where it was asked to. Note 0010, Watching. */
export const windowCursor: RuleFunction = (delivered) => {
  const cursor = own(delivered, 'cursor')
  if (own(delivered, 'delivery') !== 'snapshot' || cursor === undefined) return undefined
  const seqs = seqsOf(delivered)
  if ((seqs.at(-1) ?? -1) === cursor) return undefined
  return seqs.length === 0 ? '' : `/events/${seqs.length - 1}/seq`
}
