import type { WireFunction } from '../../../rule-function.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.chat.result-text` (note 0024): what servers of the dialect take everywhere is text. */
export const chatResultText: WireFunction = ({ body }) => {
  const found = turnsOf(body).find(({ value }) => value.role === 'tool' && typeof value.content !== 'string')
  return found && `${found.at}/content`
}
