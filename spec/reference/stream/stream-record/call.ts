import type { StreamRecordFunction } from '../../rule-function.js'
import { isObject } from '../../verdict.js'
import { isFilled, runOfRecord } from '../record.js'

/** `stream-record.call` (note 0022): calls that are packed have an id, and a name or none. */
export const call: StreamRecordFunction = (record) => {
  if (runOfRecord(record)?.record !== 'tool-call-chunks' || !isObject(record)) return undefined
  const wrong = ['id', 'name'].find((key) => Object.hasOwn(record, key) && !isFilled(record[key]))
  return wrong === undefined ? undefined : `/${wrong}`
}
