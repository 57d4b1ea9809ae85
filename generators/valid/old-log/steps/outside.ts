import { count, name, positive, text } from '../parts/texts.js'
import { fact, type Step } from '../step.js'

/** What people think of a Session, and what it asks of the web. */
export const outsideSteps: readonly Step[] = [
  fact(1, 'feedback/record', ({ draw }) => ({ text: name(draw) })),
  fact(1, 'feedback/message-put', ({ draw, header }) => ({
    sessionId: header.id,
    item: {
      messageId: text(draw),
      version: text(draw),
      rating: draw.of(['positive', 'negative']),
      createdAt: count(draw),
      updatedAt: count(draw),
      ...draw.maybe('note', () => text(draw)),
    },
  })),
  fact(1, 'feedback/message-delete', ({ draw, header }) => ({ sessionId: header.id, messageId: text(draw) })),
  fact(1, 'web/deepseek-search-llm-request', ({ draw }) => ({
    endpoint: name(draw),
    apiVersion: name(draw),
    body: {
      model: name(draw),
      max_tokens: positive(draw),
      messages: [{ role: 'user', content: [{ type: 'text', text: text(draw) }] }],
      tools: [{ type: 'web_search_20250305', name: 'web_search', max_uses: positive(draw) }],
    },
  })),
]
