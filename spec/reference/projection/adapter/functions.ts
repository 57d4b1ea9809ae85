import { anthropicMessagesFunctions } from './anthropic-messages/functions.js'
import { anyAdapterFunctions } from './any/functions.js'
import { deepseekChatFunctions } from './deepseek-chat/functions.js'
import { deepseekMessagesFunctions } from './deepseek-messages/functions.js'
import { geminiFunctions } from './gemini/functions.js'
import { openaiFunctions } from './openai/functions.js'
import { openaiChatFunctions } from './openai-chat/functions.js'
import { openaiResponsesFunctions } from './openai-responses/functions.js'

/** What adapters make of requests and of what providers send (notes 0023 and 0025 to 0030, 0036 and 0037). */
export const adapterFunctions = {
  ...anyAdapterFunctions,
  ...deepseekChatFunctions,
  ...deepseekMessagesFunctions,
  ...anthropicMessagesFunctions,
  ...geminiFunctions,
  ...openaiFunctions,
  ...openaiChatFunctions,
  ...openaiResponsesFunctions,
}
