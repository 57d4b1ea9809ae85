import type { StreamRecordFunction } from '../../rule-function.js'
import { isObject, own } from '../../verdict.js'
import { isChunkType } from '../assembly/chunk-type.js'

/** `stream-record.chunk-type` (note 0022): who packs knows what it packs. */
export const recordChunkType: StreamRecordFunction = (record) => {
  const chunk = own(record, 'chunk')
  return !isObject(chunk) || isChunkType(chunk.type) ? undefined : '/chunk/type'
}
