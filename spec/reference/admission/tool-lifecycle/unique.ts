import type { RelationFunction } from '../../rule-function.js'
import { step } from '../../verdict.js'
import { contentOf, isToolCall } from '../state/tools.js'

/** `tool-lifecycle.unique`: no call is advertised under the id of one that is not settled. Note 0007, Tool calls. */
export const toolUnique: RelationFunction = (event, { log }) => {
  const inMessage = new Set<unknown>()
  const wrong = contentOf(event).findIndex((block) => {
    if (!isToolCall(block)) return false
    if (inMessage.has(block.id) || log.tools.call(block.id)) return true
    inMessage.add(block.id)
    return false
  })
  return wrong < 0 ? undefined : `/data/message/content${step(wrong)}/id`
}
