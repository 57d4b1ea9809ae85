import type { RelationFunction } from '../../rule-function.js'
import { asObject, dataOf, isObject, step } from '../../verdict.js'

/** `tool-lifecycle.content`: the content that may advertise calls is a list, in V4 of objects. Note 0007, Tool calls. */
export const toolContent: RelationFunction = (event, { format }) => {
  const { message } = dataOf(event)
  const { content } = asObject(message)
  if (format >= 4 && !isObject(message)) return undefined // `slot.message` speaks of it
  if (!Array.isArray(content)) return '/data/message/content'
  const wrong = content.findIndex((block) => (format >= 4 ? !isObject(block) : block === null))
  return wrong < 0 ? undefined : `/data/message/content${step(wrong)}`
}
