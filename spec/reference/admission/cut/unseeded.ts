import type { RuleFunction } from '../../rule-function.js'
import { own, ownPath } from '../../verdict.js'

/** `cut.unseeded`: a Session that is not seeded inherited nothing. Note 0009, What is opened. */
export const cutUnseeded: RuleFunction = (opened) =>
  ownPath(opened, 'header', 'isSeeded') === false && own(opened, 'cut') !== 0 ? '' : undefined
