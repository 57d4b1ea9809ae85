import { isCount, own, ownPath } from '../../verdict.js'
import { isLate, lateMember } from './earlier.js'

/**
 * What a compaction takes off the surface: earlier events alone, and a range that ends where its list does. The pointer
 * to the first value of its data that says otherwise, the range before the list.
 */
export function shadowedFault(data: unknown, position: number): string | undefined {
  const list = own(data, 'shadowedSeqs')
  for (const end of ['start', 'end'] as const) {
    const seq = ownPath(data, 'shadowedRange', end)
    if (isLate(seq, position) || isElsewhere(seq, list, end)) return `/data/shadowedRange/${end}`
  }
  return lateMember(list, position, '/data/shadowedSeqs')
}

function isElsewhere(seq: unknown, list: unknown, end: 'start' | 'end'): boolean {
  if (!isCount(seq) || !Array.isArray(list)) return false
  const listed: unknown = list.at(end === 'start' ? 0 : -1)
  return isCount(listed) && listed !== seq
}
