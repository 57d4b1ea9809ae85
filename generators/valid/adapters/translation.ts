import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import type { Question } from '../../question.js'
import { assistantMessage } from './assistant.js'
import { type Adapter, adapters, formatFor } from './habits.js'
import { makeRequest } from './options.js'
import { resultMessages } from './results.js'
import { makeScene, type Scene } from './scene.js'
import { anthropicMessagesReply } from './stream/anthropic-messages.js'
import { deepseekChatReply } from './stream/deepseek-chat.js'
import { deepseekMessagesReply } from './stream/deepseek-messages.js'
import { geminiReply } from './stream/gemini.js'
import { openaiChatReply } from './stream/openai-chat.js'
import { openaiResponsesReply } from './stream/openai-responses.js'
import type { Reply } from './stream/reply.js'
import { userMessage } from './user.js'

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
  const { events } = replies[adapter](draw, model)
  return { op: 'translate', format: formatFor(draw, adapter), input: { adapter, model, events } }
}

/** A request, a stream that answers it, and the messages that follow the one that is made of it. */
export function makeExchange(draw: Draw, adapter: Adapter = draw.of(adapters)): Question {
  const format = formatFor(draw, adapter)
  const scene = makeScene(draw, adapter, format)
  const { events, calls } = replies[adapter](draw, scene.route.model)
  const request = makeRequest(draw, scene)
  const after = [...(calls.length > 0 ? resultMessages(draw, scene, calls) : []), ...further(draw, scene)]
  return { op: 'exchange', format, input: { adapter, route: scene.route, request, events, after } }
}

function further(draw: Draw, scene: Scene): JsonObject[] {
  if (draw.chance(1, 3)) return []
  const asked = [userMessage(draw, scene, true)]
  return draw.chance(1, 3) ? [...asked, assistantMessage(draw, scene, 0).message] : asked
}
