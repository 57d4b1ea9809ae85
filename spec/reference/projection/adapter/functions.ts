import { anyAdapterFunctions } from './any/functions.js'
import { deepseekChatFunctions } from './deepseek-chat/functions.js'
import { openaiFunctions } from './openai/functions.js'
import { openaiChatFunctions } from './openai-chat/functions.js'
import { openaiResponsesFunctions } from './openai-responses/functions.js'

/** What adapters make of requests and of what providers send (notes 0023 and 0025 to 0030). */
export const adapterFunctions = {
  ...anyAdapterFunctions,
  ...deepseekChatFunctions,
  ...openaiFunctions,
  ...openaiChatFunctions,
  ...openaiResponsesFunctions,
}
