import type { StreamRecordFunction } from '../../rule-function.js'
import { own } from '../../verdict.js'
import { isFilled, runOfRecord } from '../record.js'

/** `stream-record.call` (note 0022): calls that are packed have an id, and a name or none. */
export const call: StreamRecordFunction = (record) => {
  if (runOfRecord(record)?.record !== 'tool-call-chunks') return undefined
  const wrong = ['id', 'name'].find((key) => own(record, key) !== undefined && !isFilled(own(record, key)))
  return wrong === undefined ? undefined : `/${wrong}`
}
