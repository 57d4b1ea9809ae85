import type { StreamRecordFunction } from '../../rule-function.js'
import { isObject } from '../../verdict.js'
import { isChunkType } from '../assembly/chunk-type.js'
import { isTimed } from '../record.js'

/** `stream-record.chunk-type` (note 0022): who packs knows what it packs. */
export const recordChunkType: StreamRecordFunction = (record) => {
  if (!isTimed(record) || !isObject(record.chunk)) return undefined
  return isChunkType(record.chunk.type) ? undefined : '/chunk/type'
}
