import type { StreamRecordFunction } from '../../rule-function.js'
import { isCount, own } from '../../verdict.js'
import { deltaOf, runOfRecord } from '../record.js'

/** `stream-record.index` (note 0022): what is packed has the index of a block. */
export const recordIndex: StreamRecordFunction = (record) => {
  const delta = deltaOf(record)
  if (delta) return isCount(delta.index) ? undefined : '/chunk/index'
  const index = own(record, 'index')
  return !runOfRecord(record) || index === undefined || isCount(index) ? undefined : '/index'
}
