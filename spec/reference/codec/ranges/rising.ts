import { onlyWith } from '../../rule-function.js'
import { isCountPair, storedMembers } from './stored-sources.js'

/** `ranges.rising`: with a pair in it, the list rises strictly. Note 0004, Stored sources. */
export const rising = onlyWith('sourceEventSeqs', (row) => {
  const members = storedMembers(row)
  if (!members.some(({ value }) => Array.isArray(value))) return undefined
  let last = -1
  for (const { value, at } of members) {
    const [start, end] = isCountPair(value) ? value : [value, value]
    if (typeof start !== 'number' || typeof end !== 'number') continue // another rule's
    if (start <= last) return at
    last = end
  }
  return undefined
})
