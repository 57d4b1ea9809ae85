import type { WireFunction } from '../../../rule-function.js'
import { isObject } from '../../../verdict.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.messages.content` (note 0024): a message that holds nothing is refused. */
export const messagesContent: WireFunction = ({ body }) => {
  const found = turnsOf(body).find(({ value: { content } }) => {
    if (typeof content === 'string') return false
    return !Array.isArray(content) || content.length === 0 || !content.every(isBlock)
  })
  return found && `${found.at}/content`
}

function isBlock(block: unknown): boolean {
  return isObject(block) && typeof block.type === 'string'
}
