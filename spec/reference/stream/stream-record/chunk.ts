import type { StreamRecordFunction } from '../../rule-function.js'
import { isObject } from '../../verdict.js'
import { isTimed, runOfRecord } from '../record.js'

/** `stream-record.chunk` (note 0022): a chunk is an object. */
export const recordChunk: StreamRecordFunction = (record) => {
  if (!isObject(record) || !(isTimed(record) || Object.hasOwn(record, 'chunk'))) return undefined
  return runOfRecord(record) || isObject(record.chunk) ? undefined : '/chunk'
}
