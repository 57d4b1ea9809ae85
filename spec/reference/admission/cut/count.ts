import type { RuleFunction } from '../../rule-function.js'
import { isCount, own } from '../../verdict.js'

/** `cut.count`: the cut is a count. Note 0009, What is opened. */
export const cutCount: RuleFunction = (opened) => (isCount(own(opened, 'cut')) ? undefined : '')
