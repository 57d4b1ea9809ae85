import type { RuleFunction } from '../../rule-function.js'

/** `framing.header-line`: a log begins with a complete line. Note 0004, Lines and JSON. */
export const headerLine: RuleFunction = (bytes) => ((bytes as Uint8Array).includes(0x0a) ? undefined : '')
