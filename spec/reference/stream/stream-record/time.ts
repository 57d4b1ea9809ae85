import type { StreamRecordFunction } from '../../rule-function.js'
import { own } from '../../verdict.js'
import { isTimed, runOfRecord } from '../record.js'

/** `stream-record.time` (note 0022): a time is a safe integer. One that a record does not have is a matter of its keys. */
export const recordTime: StreamRecordFunction = (record) => {
  const key = runOfRecord(record) ? 'time0' : 'time'
  const time = own(record, key)
  if (time === undefined && !isTimed(record)) return undefined
  return Number.isSafeInteger(time) ? undefined : `/${key}`
}
