import { rises } from '../../rising.js'
import { onlyWith } from '../../rule-function.js'
import { members } from '../ranges.js'
import { pointerTo, storedSources } from './stored-sources.js'

/** Pairs are written out up to here. Longer ones stand only in a list that `ranges.rising` has refused or found unique. */
const longestPair = 100_000

/** `ranges.unique`: no number is stored twice. Note 0004, Stored sources. */
export const unique = onlyWith('sourceEventSeqs', (row) => {
  const sources = storedSources(row)
  if (rises(sources)) return undefined
  const seen = new Set<unknown>()
  return pointerTo(
    sources.findIndex((value) => {
      const own = members(value, longestPair).filter((seq) => typeof seq === 'number')
      const repeats = own.some((seq) => seen.has(seq))
      for (const seq of own) seen.add(seq)
      return repeats
    }),
  )
})
