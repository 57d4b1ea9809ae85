import type { RelationFunction } from '../../rule-function.js'
import { step } from '../../verdict.js'
import { contentOf, isToolCall } from '../state/tools.js'

/** `tool-lifecycle.id`: an advertised call has an id. Note 0007, Tool calls. */
export const toolId: RelationFunction = (event) => {
  const wrong = contentOf(event).findIndex(
    (block) => isToolCall(block) && (typeof block.id !== 'string' || block.id === ''),
  )
  return wrong < 0 ? undefined : `/data/message/content${step(wrong)}/id`
}
