import { onlyWith } from '../../rule-function.js'
import { isCountPair, pointerTo, rowNumber, storedSources } from './stored-sources.js'

/** `ranges.bounded`: a pair starts at or below its end, and ends below the number of the row. Note 0004, Stored sources. */
export const bounded = onlyWith('sourceEventSeqs', (row) => {
  const number = rowNumber(row) ?? Number.POSITIVE_INFINITY
  return pointerTo(
    storedSources(row).findIndex((value) => isCountPair(value) && (value[0] > value[1] || value[1] >= number)),
  )
})
