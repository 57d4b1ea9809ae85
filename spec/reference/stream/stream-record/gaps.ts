import type { StreamRecordFunction } from '../../rule-function.js'
import { asObject } from '../../verdict.js'
import { membersOf, runOfRecord } from '../record.js'

/** `stream-record.gaps` (note 0022): there is one gap between each two chunks. */
export const gaps: StreamRecordFunction = (record) => {
  const run = runOfRecord(record)
  const { dt } = asObject(record)
  if (!run || dt === undefined) return undefined
  if (!Array.isArray(dt)) return '/dt'
  const wrong = dt.findIndex((gap) => !Number.isSafeInteger(gap))
  if (wrong >= 0) return `/dt/${wrong}`
  const packed = membersOf(asObject(record), run).length
  return packed === 0 || dt.length === packed - 1 ? undefined : '/dt'
}
