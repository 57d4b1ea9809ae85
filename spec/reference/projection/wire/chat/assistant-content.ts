import type { WireFunction } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { firstPlace } from '../reading/placed.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.chat.assistant-content` (note 0024): a turn of the model that neither says nor calls anything is refused. */
export const chatAssistantContent: WireFunction = ({ body }) =>
  firstPlace(turnsOf(body), (turn) => turn.role === 'assistant' && turn.tool_calls === undefined && isEmpty(turn))

function isEmpty({ content }: JsonObject): boolean {
  return content === undefined || content === null || content === '' || (Array.isArray(content) && content.length === 0)
}
