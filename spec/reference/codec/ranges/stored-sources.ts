import { isCount, isObject } from '../../verdict.js'

const none: readonly unknown[] = []

/** The members of a row's `sourceEventSeqs` as they are stored; none where that is absent or no array. */
export function storedSources(row: unknown): readonly unknown[] {
  const sources = isObject(row) ? row.sourceEventSeqs : undefined
  return Array.isArray(sources) ? sources : none
}

/** The pointer to a member of the stored list; undefined where none was found. */
export function pointerTo(index: number): string | undefined {
  return index < 0 ? undefined : `/sourceEventSeqs/${index}`
}

/** The number that a row claims; undefined where it claims none, which is for `ranges.numbered` to say. */
export function rowNumber(row: unknown): number | undefined {
  const seq = isObject(row) ? row.seq : undefined
  return isCount(seq) ? seq : undefined
}

/** A pair of two counts, whatever their order. */
export function isCountPair(value: unknown): value is readonly [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every(isCount)
}
