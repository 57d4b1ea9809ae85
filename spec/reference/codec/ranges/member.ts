import { onlyWith } from '../../rule-function.js'
import { isCount } from '../../verdict.js'
import { isCountPair, pointerTo, storedSources } from './stored-sources.js'

/** `ranges.member`: a count, or an array of exactly two. Note 0004, Stored sources. */
export const member = onlyWith('sourceEventSeqs', (row) =>
  pointerTo(storedSources(row).findIndex((value) => !isCount(value) && !isCountPair(value))),
)
