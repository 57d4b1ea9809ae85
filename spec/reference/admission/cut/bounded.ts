import type { RuleFunction } from '../../rule-function.js'
import { isCount, own } from '../../verdict.js'

/** `cut.bounded`: the cut counts events that there are. Note 0009, What is opened. */
export const cutBounded: RuleFunction = (opened) => {
  const cut = own(opened, 'cut')
  return isCount(cut) && cut <= (own(opened, 'events') as number) ? undefined : ''
}
