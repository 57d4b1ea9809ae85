import type { RuleFunction } from '../../rule-function.js'
import { own, ownPath } from '../../verdict.js'
import { cutBounded } from './bounded.js'

/** `cut.agrees`: the cut of a seeded Session is where its last inherited marker stands. Note 0009, What is opened. */
export const cutAgrees: RuleFunction = (opened, context) => {
  const isSeeded = ownPath(opened, 'header', 'isSeeded') === true
  if (!isSeeded || cutBounded(opened, context) !== undefined) return undefined
  return own(opened, 'marker') === own(opened, 'cut') ? undefined : ''
}
