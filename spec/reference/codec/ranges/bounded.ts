import type { RuleFunction } from '../../rule-functions.js'
import { isCount } from '../../verdict.js'
import { storedMembers } from './stored-sources.js'

/** `ranges.bounded`: a pair starts at or below its end, and ends below the number of the row. Note 0004, Stored sources. */
export const bounded: RuleFunction = (row, { position }) =>
  storedMembers(row).find(({ value }) => {
    if (!Array.isArray(value) || value.length !== 2 || !value.every(isCount)) return false
    const [start, end] = value as [number, number]
    return start > end || end >= position
  })?.at
