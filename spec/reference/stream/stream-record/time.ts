import type { StreamRecordFunction } from '../../rule-function.js'
import { isObject } from '../../verdict.js'
import { isTimed, runOfRecord } from '../record.js'

/** `stream-record.time` (note 0022): a time is a safe integer. */
export const recordTime: StreamRecordFunction = (record) => {
  const key = runOfRecord(record) ? 'time0' : 'time'
  if (!isObject(record) || !(isTimed(record) || Object.hasOwn(record, key))) return undefined
  return Number.isSafeInteger(record[key]) ? undefined : `/${key}`
}
