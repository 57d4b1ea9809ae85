import type { RuleFunction } from '../../rule-function.js'
import { isCount, own, ownPath } from '../../verdict.js'

/** `cut.unseeded`: a Session that is not seeded inherited nothing. Note 0009, What is opened. */
export const cutUnseeded: RuleFunction = (opened) => {
  const cut = own(opened, 'cut')
  return isCount(cut) && cut !== 0 && ownPath(opened, 'header', 'isSeeded') === false ? '' : undefined
}
