import type { RelationFunction } from '../../rule-function.js'
import { asObject, dataOf, isObject, step } from '../../verdict.js'

/** `tool-lifecycle.content`: the content that may advertise calls is a list, in V4 of objects. Note 0007, Tool calls. */
export const toolContent: RelationFunction = (event, { format }) => {
  const content = asObject(dataOf(event).message).content
  if (format >= 4 && !isObject(dataOf(event).message)) return undefined // `slot.message` speaks of it
  if (!Array.isArray(content)) return '/data/message/content'
  const wrong = format >= 4 ? content.findIndex((block) => !isObject(block)) : -1
  return wrong < 0 ? undefined : `/data/message/content${step(wrong)}`
}
