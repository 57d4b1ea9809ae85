import { listOf } from '../../../admission/slot/list.js'
import type { EdgeFunction } from '../../../rule-function.js'
import { asObject, dataOf, isObject } from '../../../verdict.js'

/** `v3-v4.source.list` (note 0017). */
export const sourceList: EdgeFunction = (record) => {
  const event = asObject(record)
  const list = listOf(event)
  if (list === undefined || !isObject(event.data)) return undefined
  return Array.isArray(dataOf(event)[list]) ? undefined : `/data/${list}`
}
