import type { StreamRecordFunction } from '../../rule-function.js'
import { isCount, isObject } from '../../verdict.js'
import { deltaOf, runOfRecord } from '../record.js'

/** `stream-record.index` (note 0022): what is packed has the index of a block. */
export const recordIndex: StreamRecordFunction = (record) => {
  const delta = deltaOf(record)
  if (delta) return isCount(delta.index) ? undefined : '/chunk/index'
  if (!runOfRecord(record) || !isObject(record) || !Object.hasOwn(record, 'index')) return undefined
  return isCount(record.index) ? undefined : '/index'
}
