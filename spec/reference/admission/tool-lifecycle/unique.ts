import type { RelationFunction } from '../../rule-function.js'
import { asObject, dataOf, step } from '../../verdict.js'

/** `tool-lifecycle.unique`: no call is advertised under the id of one that is not settled. Note 0007, Tool calls. */
export const toolUnique: RelationFunction = (event, { log }) => {
  const content = asObject(dataOf(event).message).content
  if (!Array.isArray(content)) return undefined
  const inMessage: unknown[] = []
  for (const [index, block] of content.entries()) {
    if (asObject(block).type !== 'tool-call') continue
    const id = asObject(block).id
    if (inMessage.includes(id) || log.tools.call(id)) return `/data/message/content${step(index)}/id`
    inMessage.push(id)
  }
  return undefined
}
