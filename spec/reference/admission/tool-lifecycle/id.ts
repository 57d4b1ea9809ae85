import type { RelationFunction } from '../../rule-function.js'
import { own, ownPath, step } from '../../verdict.js'

/** `tool-lifecycle.id`: an advertised call has an id. Note 0007, Tool calls. */
export const toolId: RelationFunction = (event) => {
  const content = ownPath(event, 'data', 'message', 'content')
  const wrong = (Array.isArray(content) ? content : []).findIndex((block) => {
    const id = own(block, 'id')
    return own(block, 'type') === 'tool-call' && (typeof id !== 'string' || id === '')
  })
  return wrong < 0 ? undefined : `/data/message/content${step(wrong)}/id`
}
