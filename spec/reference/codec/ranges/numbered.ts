import { onlyWith } from '../../rule-function.js'
import { isObject } from '../../verdict.js'
import { rowNumber } from './stored-sources.js'

/** `ranges.numbered`: a row with stored sources has a number. Note 0015, The codec. */
export const numbered = onlyWith('sourceEventSeqs', (row) =>
  isObject(row) && Object.hasOwn(row, 'sourceEventSeqs') && rowNumber(row) === undefined ? '/seq' : undefined,
)
