import { onlyWith } from '../../rule-function.js'
import { isObject } from '../../verdict.js'

/** `ranges.list`: stored sources are an array. Note 0004, Stored sources. */
export const list = onlyWith('sourceEventSeqs', (row) =>
  isObject(row) && Object.hasOwn(row, 'sourceEventSeqs') && !Array.isArray(row.sourceEventSeqs)
    ? '/sourceEventSeqs'
    : undefined,
)
