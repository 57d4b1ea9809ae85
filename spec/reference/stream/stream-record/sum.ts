import type { StreamRecordFunction } from '../../rule-function.js'
import { isObject } from '../../verdict.js'
import { gapsOf, runOfRecord } from '../record.js'

/** `stream-record.sum` (note 0022): the gaps lead to times that are safe integers too. */
export const sum: StreamRecordFunction = (record) => {
  if (!runOfRecord(record) || !isObject(record)) return undefined
  const gaps = gapsOf(record)
  if (![record.time0, ...gaps].every(Number.isSafeInteger)) return undefined
  let time = Number(record.time0)
  for (const [index, gap] of gaps.entries()) {
    time += Number(gap)
    if (!Number.isSafeInteger(time)) return `/dt/${index}`
  }
  return undefined
}
