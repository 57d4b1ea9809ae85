import type { RuleFunction } from '../../rule-functions.js'
import { members } from '../ranges.js'
import { storedMembers } from './stored-sources.js'

/** `ranges.unique`: no number is stored twice. Note 0004, Stored sources. */
export const unique: RuleFunction = (row, { position }) => {
  const seen = new Set<unknown>()
  return storedMembers(row).find(({ value }) =>
    members(value, position).some((seq) => {
      if (typeof seq !== 'number') return false
      if (seen.has(seq)) return true
      seen.add(seq)
      return false
    }),
  )?.at
}
