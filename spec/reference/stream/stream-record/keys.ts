import type { StreamRecordFunction } from '../../rule-function.js'
import { isObject, step } from '../../verdict.js'
import { isRaw, runOfRecord } from '../record.js'

/** `stream-record.keys` (note 0022): a record has its members and no other; the missing ones are told first. */
export const recordKeys: StreamRecordFunction = (record) => {
  const known = keysOf(record)
  if (!isObject(record) || known.length === 0) return undefined
  const missing = known.find((key) => !Object.hasOwn(record, key))
  const optional = record.type === 'tool-call-chunks' ? ['name'] : []
  const other = Object.keys(record).find((key) => !known.includes(key) && !optional.includes(key))
  const found = missing ?? other
  return found === undefined ? undefined : step(found)
}

function keysOf(record: unknown): readonly string[] {
  if (isRaw(record)) return ['type', 'time', 'chunk']
  const run = runOfRecord(record)
  if (!run) return []
  return ['type', 'time0', 'index', 'dt', ...(run.record === 'tool-call-chunks' ? ['id'] : []), run.members]
}
