import type { RelationFunction } from '../../rule-function.js'
import { asObject, dataOf, own } from '../../verdict.js'

/** `title-request.message`: a request for a title is one text of its producer. Note 0009, Titles. */
export const titleRequestMessage: RelationFunction = (event, { format }) => {
  const messages = dataOf(event).messages
  const [message, ...others] = Array.isArray(messages) ? messages : []
  const content = asObject(message).content
  const isOneText = Array.isArray(content) && content.length === 1 && own(content[0], 'type') === 'text'
  const isOne = others.length === 0 && asObject(message).role === 'user' && isOneText
  return isOne && isTitleSource(asObject(message).source, format) ? undefined : '/data/messages'
}

const producer = 'dsh-session-title-llm'

function isTitleSource(source: unknown, format: number): boolean {
  if (format >= 4) return asObject(source).kind === producer
  return asObject(source).kind === 'plugin' && asObject(source).plugin === producer
}
