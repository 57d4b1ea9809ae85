import type { RuleFunction } from '../../rule-function.js'
import { own } from '../../verdict.js'
import { seqsOf } from './seqs.js'

/** `window.neighbours`: the numbers of a snapshot and of a page are neighbours. Note 0010, Watching. */
export const windowNeighbours: RuleFunction = (delivered) => {
  const seqs = seqsOf(delivered)
  const wrong =
    own(delivered, 'delivery') === 'live'
      ? -1
      : seqs.findIndex((seq, index) => index > 0 && seq - (seqs[index - 1] as number) !== 1)
  return wrong < 0 ? undefined : `/events/${wrong}/seq`
}
