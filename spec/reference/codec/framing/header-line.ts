import type { RuleFunction } from '../../rule-function.js'
import type { Text } from '../stages.js'

/** `framing.header-line`: a log begins with a complete line. Note 0004, Lines and JSON. */
export const headerLine: RuleFunction = (text) => ((text as Text).hasLine ? undefined : '')
