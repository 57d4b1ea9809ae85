import type { StreamRecordFunction } from '../../rule-function.js'
import { asObject } from '../../verdict.js'
import { gapsOf } from '../record.js'

/** `stream-record.sum` (note 0022): the gaps lead to times that are safe integers too. */
export const sum: StreamRecordFunction = (record) => {
  const { time0 } = asObject(record)
  const gaps = gapsOf(asObject(record))
  if (![time0, ...gaps].every(Number.isSafeInteger)) return undefined
  let time = Number(time0)
  for (const [index, gap] of gaps.entries()) {
    time += Number(gap)
    if (!Number.isSafeInteger(time)) return `/dt/${index}`
  }
  return undefined
}
