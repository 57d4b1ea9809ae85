import type { RuleFunction } from '../../rule-function.js'
import { isCount, own } from '../../verdict.js'

/** `cut.within`: the cut is not above the number of events. Note 0009, What is opened. */
export const cutWithin: RuleFunction = (opened) => {
  const cut = own(opened, 'cut')
  return isCount(cut) && cut > Number(own(opened, 'events')) ? '' : undefined
}
