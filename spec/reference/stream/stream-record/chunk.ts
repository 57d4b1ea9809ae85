import type { StreamRecordFunction } from '../../rule-function.js'
import { isObject, own } from '../../verdict.js'
import { isTimed } from '../record.js'

/** `stream-record.chunk` (note 0022): a chunk is an object. One that a record does not have is a matter of its keys. */
export const recordChunk: StreamRecordFunction = (record) => {
  const chunk = own(record, 'chunk')
  if (chunk === undefined && !isTimed(record)) return undefined
  return isObject(chunk) ? undefined : '/chunk'
}
