import type { RelationFunction } from '../../rule-function.js'
import { own, ownPath, step } from '../../verdict.js'

/** `tool-lifecycle.unique`: no call is advertised under the id of one that is not settled. Note 0007, Tool calls. */
export const toolUnique: RelationFunction = (event, { log }) => {
  const content = ownPath(event, 'data', 'message', 'content')
  const inMessage = new Set<unknown>()
  const wrong = (Array.isArray(content) ? content : []).findIndex((block) => {
    if (own(block, 'type') !== 'tool-call') return false
    const id = own(block, 'id')
    if (inMessage.has(id) || log.tools.call(id)) return true
    inMessage.add(id)
    return false
  })
  return wrong < 0 ? undefined : `/data/message/content${step(wrong)}/id`
}
