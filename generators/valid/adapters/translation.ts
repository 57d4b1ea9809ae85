import type { Draw } from '../../draw.js'
import type { Question } from '../../question.js'
import { type Adapter, adapters, formatFor } from './habits.js'
import { anthropicMessagesReply } from './stream/anthropic-messages.js'
import { deepseekChatReply } from './stream/deepseek-chat.js'
import { deepseekMessagesReply } from './stream/deepseek-messages.js'
import { geminiReply } from './stream/gemini.js'
import { openaiChatReply } from './stream/openai-chat.js'
import { openaiResponsesReply } from './stream/openai-responses.js'
import type { Reply } from './stream/reply.js'

const replies: Readonly<Record<Adapter, (draw: Draw, model: string) => Reply>> = {
  'deepseek-chat': deepseekChatReply,
  'deepseek-messages': deepseekMessagesReply,
  'anthropic-messages': anthropicMessagesReply,
  'openai-chat': openaiChatReply,
  'openai-responses': openaiResponsesReply,
  gemini: geminiReply,
}

/** A whole stream of a provider. It may tell of a failure, but does not break off. */
export function makeTranslation(draw: Draw, adapter: Adapter = draw.of(adapters)): Question {
  const model = draw.of(['m', 'model-2'])
  const { events } = makeReply(draw, adapter, model)
  return { op: 'translate', format: formatFor(draw, adapter), input: { adapter, model, events } }
}

/** What the provider of an adapter sends, and the calls in it. */
export function makeReply(draw: Draw, adapter: Adapter, model: string): Reply {
  return replies[adapter](draw, model)
}
