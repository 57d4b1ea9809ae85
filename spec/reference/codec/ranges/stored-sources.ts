import { isObject } from '../../verdict.js'

/** A member of a stored list of sources, and where it stands. */
export interface StoredMember {
  readonly value: unknown
  readonly at: string
}

/** The members of a row's `sourceEventSeqs`; none where that is absent or no array. */
export function storedMembers(row: unknown): StoredMember[] {
  const sources = isObject(row) && Object.hasOwn(row, 'sourceEventSeqs') ? row.sourceEventSeqs : undefined
  return Array.isArray(sources) ? sources.map((value: unknown, index) => ({ value, at: `/sourceEventSeqs/${index}` })) : []
}
