import { onlyWith } from '../../rule-function.js'
import { pointerTo, rowNumber, storedSources } from './stored-sources.js'

/** `ranges.earlier`: every stored number is below the number of the row. Note 0004, Stored sources. */
export const earlier = onlyWith('sourceEventSeqs', (row) => {
  const number = rowNumber(row) ?? Number.POSITIVE_INFINITY
  return pointerTo(storedSources(row).findIndex((value) => typeof value === 'number' && value >= number))
})
