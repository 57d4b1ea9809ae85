import type { RuleFunction } from '../../rule-functions.js'
import { isCount } from '../../verdict.js'
import { storedMembers } from './stored-sources.js'

/** `ranges.member`: a count, or an array of exactly two. Note 0004, Stored sources. */
export const member: RuleFunction = (row) =>
  storedMembers(row).find(({ value }) => !isCount(value) && !(Array.isArray(value) && value.length === 2 && value.every(isCount)))?.at
