import { onlyWith } from '../../rule-function.js'
import { isCountPair, pointerTo, storedSources } from './stored-sources.js'

/** `ranges.rising`: with a pair in it, the list rises strictly. Note 0004, Stored sources. */
export const rising = onlyWith('sourceEventSeqs', (row) => {
  const sources = storedSources(row)
  if (!sources.some(Array.isArray)) return undefined
  let last = -1
  return pointerTo(
    sources.findIndex((value) => {
      const [start, end] = isCountPair(value) ? value : [value, value]
      if (typeof start !== 'number' || typeof end !== 'number') return false // another rule's
      const rises = start > last
      last = end
      return !rises
    }),
  )
})
