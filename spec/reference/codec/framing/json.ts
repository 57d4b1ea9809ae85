import type { RuleFunction } from '../../rule-function.js'
import { unparsable } from '../unparsable.js'

/** `framing.json`: each complete line is one JSON text. Note 0004, Lines and JSON. */
export const json: RuleFunction = (record) => (record === unparsable ? '' : undefined)
