import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { mapItems } from '../../draft.js'

/** `adapter.openai-chat.omitted` (note 0028): a message that says nothing is not sent. */
export const omitted: ProjectionStep = (draft) =>
  mapItems(draft, ['system', 'user', 'assistant'], (item) => ({
    ...item,
    turns: item.turns.filter((turn) => !isEmpty(turn)),
  }))

/** Without calls, a turn that has reasoning and no more is one that the provider refuses. */
function isEmpty({ content, tool_calls }: JsonObject): boolean {
  return (content === null || content === '') && tool_calls === undefined
}
