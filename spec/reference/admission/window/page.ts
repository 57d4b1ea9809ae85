import type { RuleFunction } from '../../rule-function.js'
import { own } from '../../verdict.js'
import { seqsOf } from './seqs.js'

/** `window.page`: a page ends right before the window. Note 0010, Watching. */
export const windowPage: RuleFunction = (delivered) => {
  const before = own(delivered, 'before')
  if (own(delivered, 'delivery') !== 'page' || typeof before !== 'number') return undefined
  const older = seqsOf(delivered).filter((seq) => seq < before)
  return older.length === 0 || older.at(-1) === before - 1 ? undefined : `/events/${older.length - 1}/seq`
}
