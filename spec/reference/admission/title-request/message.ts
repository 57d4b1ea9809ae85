import type { RelationFunction } from '../../rule-function.js'
import { own, ownPath } from '../../verdict.js'

/** `title-request.message`: a request for a title is one text of its producer. Note 0009, Titles. */
export const titleRequestMessage: RelationFunction = (event, { format }) => {
  const messages = ownPath(event, 'data', 'messages')
  const [message, ...others] = Array.isArray(messages) ? messages : []
  const content = own(message, 'content')
  const isOneText = Array.isArray(content) && content.length === 1 && own(content[0], 'type') === 'text'
  const isOne = others.length === 0 && own(message, 'role') === 'user' && isOneText
  return isOne && isTitleSource(own(message, 'source'), format) ? undefined : '/data/messages'
}

const producer = 'dsh-session-title-llm'

function isTitleSource(source: unknown, format: number): boolean {
  if (format >= 4) return own(source, 'kind') === producer
  return own(source, 'kind') === 'plugin' && own(source, 'plugin') === producer
}
