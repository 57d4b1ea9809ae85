import type { EdgeFunction } from '../../../rule-function.js'
import { asObject, dataOf, isObject, own, step } from '../../../verdict.js'

/** `v3-v4.content.deferred` (note 0017): V4 gives the name a meaning. */
export const deferred: EdgeFunction = (event) => {
  const tools = own(dataOf(asObject(event)).header, 'tools')
  const wrong = Array.isArray(tools)
    ? tools.findIndex((tool) => isObject(tool) && Object.hasOwn(tool, 'deferLoading'))
    : -1
  return wrong < 0 ? undefined : `/data/header/tools${step(wrong)}/deferLoading`
}
