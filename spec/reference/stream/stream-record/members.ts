import type { StreamRecordFunction } from '../../rule-function.js'
import { isObject } from '../../verdict.js'
import { runOfRecord } from '../record.js'

/** `stream-record.members` (note 0022): a run packs texts, and at least one. */
export const members: StreamRecordFunction = (record) => {
  const run = runOfRecord(record)
  if (!run || !isObject(record) || !Object.hasOwn(record, run.members)) return undefined
  const list = record[run.members]
  if (!Array.isArray(list) || list.length === 0) return `/${run.members}`
  const wrong = list.findIndex((text) => typeof text !== 'string')
  return wrong < 0 ? undefined : `/${run.members}/${wrong}`
}
