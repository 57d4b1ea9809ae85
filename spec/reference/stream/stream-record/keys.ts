import type { StreamRecordFunction } from '../../rule-function.js'
import { asObject, step } from '../../verdict.js'
import { isRaw, runOfRecord } from '../record.js'

/** `stream-record.keys` (note 0022): a record has its members and no other; the missing ones are told first. */
export const recordKeys: StreamRecordFunction = (record) => {
  const run = runOfRecord(record)
  if (!run && !isRaw(record)) return undefined
  const isCall = run?.record === 'tool-call-chunks'
  const known = run
    ? ['type', 'time0', 'index', 'dt', ...(isCall ? ['id'] : []), run.members]
    : ['type', 'time', 'chunk']
  const present = Object.keys(asObject(record))
  const missing = known.find((key) => !present.includes(key))
  const found = missing ?? present.find((key) => !known.includes(key) && !(isCall && key === 'name'))
  return found === undefined ? undefined : step(found)
}
