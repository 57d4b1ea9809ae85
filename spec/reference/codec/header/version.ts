import type { RuleFunction } from '../../rule-function.js'
import { isCount, isObject, own } from '../../verdict.js'

/** `header.version`: a version that is not newer is the number of the format that is read. Note 0004, The header. */
export const version: RuleFunction = (header, { format }) => {
  if (!isObject(header)) return undefined
  const stored = own(header, 'version')
  const isNewer = isCount(stored) && stored > format
  return isNewer || stored === format ? undefined : '/version'
}
