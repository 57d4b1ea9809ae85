import type { RelationFunction } from '../../rule-function.js'
import { asObject, dataOf, step } from '../../verdict.js'

/** `tool-lifecycle.id`: an advertised call has an id. Note 0007, Tool calls. */
export const toolId: RelationFunction = (event) => {
  const content = asObject(dataOf(event).message).content
  const wrong = (Array.isArray(content) ? content : []).findIndex((block) => {
    const id = asObject(block).id
    return asObject(block).type === 'tool-call' && (typeof id !== 'string' || id === '')
  })
  return wrong < 0 ? undefined : `/data/message/content${step(wrong)}/id`
}
