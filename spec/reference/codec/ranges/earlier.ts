import type { RuleFunction } from '../../rule-functions.js'
import { storedMembers } from './stored-sources.js'

/** `ranges.earlier`: every stored number is below the number of the row. Note 0004, Stored sources. */
export const earlier: RuleFunction = (row, { position }) =>
  storedMembers(row).find(({ value }) => typeof value === 'number' && value >= position)?.at
