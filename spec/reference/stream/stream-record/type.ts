import type { StreamRecordFunction } from '../../rule-function.js'
import { isObject } from '../../verdict.js'
import { isRaw, runOfRecord } from '../record.js'

/** `stream-record.type` (note 0022): there are four types of records. */
export const recordType: StreamRecordFunction = (record) => {
  if (!isObject(record)) return ''
  return isRaw(record) || runOfRecord(record) ? undefined : '/type'
}
