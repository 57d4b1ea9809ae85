import type { RuleFunction } from '../../rule-function.js'
import { isCount, own } from '../../verdict.js'

/** `header.newer`: a version above the reader's format is refused as newer. Note 0004, The header. */
export const newer: RuleFunction = (header, { format }) => {
  const version = own(header, 'version')
  return isCount(version) && version > format ? '/version' : undefined
}
