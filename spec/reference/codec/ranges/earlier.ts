import { onlyWith } from '../../rule-function.js'
import { rowNumber, storedMembers } from './stored-sources.js'

/** `ranges.earlier`: every stored number is below the number of the row. Note 0004, Stored sources. */
export const earlier = onlyWith('sourceEventSeqs', (row) => {
  const number = rowNumber(row) ?? Number.POSITIVE_INFINITY
  return storedMembers(row).find(({ value }) => typeof value === 'number' && value >= number)?.at
})
