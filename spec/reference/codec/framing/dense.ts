import type { RuleFunction } from '../../rule-function.js'
import { isObject } from '../../verdict.js'

/** `framing.dense`: events are numbered from 0 without a gap. Note 0004, Lines and JSON. */
export const dense: RuleFunction = (event, { position }) =>
  !isObject(event) || event.seq === position ? undefined : '/seq'
