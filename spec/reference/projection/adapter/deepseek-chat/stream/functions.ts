import { afterDone } from './after-done.js'
import { blockEnds } from './block-ends.js'
import { streamCalls } from './calls.js'
import { closed } from './closed.js'
import { empty } from './empty.js'
import { finish } from './finish.js'
import { finishReason } from './finish-reason.js'
import { json } from './json.js'
import { streamReasoning } from './reasoning.js'
import { streamText } from './text.js'
import { usage } from './usage.js'
import { usageOnce } from './usage-once.js'

/** The reading of what DeepSeek's chat completions stream (note 0025). */
export const deepseekChatStreamFunctions = {
  'adapter.deepseek-chat.stream.after-done': afterDone,
  'adapter.deepseek-chat.stream.block-ends': blockEnds,
  'adapter.deepseek-chat.stream.calls': streamCalls,
  'adapter.deepseek-chat.stream.closed': closed,
  'adapter.deepseek-chat.stream.empty': empty,
  'adapter.deepseek-chat.stream.finish': finish,
  'adapter.deepseek-chat.stream.finish-reason': finishReason,
  'adapter.deepseek-chat.stream.json': json,
  'adapter.deepseek-chat.stream.reasoning': streamReasoning,
  'adapter.deepseek-chat.stream.text': streamText,
  'adapter.deepseek-chat.stream.usage': usage,
  'adapter.deepseek-chat.stream.usage-once': usageOnce,
}
