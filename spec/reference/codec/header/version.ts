import type { RuleFunction } from '../../rule-functions.js'
import { isObject, own } from '../../verdict.js'

/** `header.version`: the version is the number of the format that is read. Note 0004, The header. */
export const version: RuleFunction = (header, { format }) =>
  !isObject(header) || own(header, 'version') === format ? undefined : '/version'
