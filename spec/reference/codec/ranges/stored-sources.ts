import { isCount, isObject } from '../../verdict.js'

/** A member of a stored list of sources, and where it stands. */
export interface StoredMember {
  readonly value: unknown
  readonly at: string
}

const none: readonly StoredMember[] = []

/** The members of a row's `sourceEventSeqs`; none where that is absent or no array. */
export function storedMembers(row: unknown): readonly StoredMember[] {
  const sources = isObject(row) && Object.hasOwn(row, 'sourceEventSeqs') ? row.sourceEventSeqs : undefined
  return Array.isArray(sources)
    ? sources.map((value: unknown, index) => ({ value, at: `/sourceEventSeqs/${index}` }))
    : none
}

/** The number that a row claims; undefined where it claims none, which is for `framing.dense` to say. */
export function rowNumber(row: unknown): number | undefined {
  const seq = isObject(row) && Object.hasOwn(row, 'seq') ? row.seq : undefined
  return isCount(seq) ? seq : undefined
}

/** A pair of two counts, whatever their order. */
export function isCountPair(value: unknown): value is readonly [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every(isCount)
}
