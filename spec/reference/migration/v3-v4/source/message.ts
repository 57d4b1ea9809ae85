import type { EdgeFunction } from '../../../rule-function.js'
import { asObject, isObject } from '../../../verdict.js'

/** `v3-v4.source.message` (note 0017). */
export const sourceMessage: EdgeFunction = (event) => {
  const { data } = asObject(event)
  return !isObject(data) || isObject(data.message) ? undefined : '/data/message'
}
