import { assistant } from './assistant.js'
import { assistantImage } from './assistant-image.js'
import { calls } from './calls.js'
import { developer } from './developer.js'
import { effort } from './effort.js'
import { image } from './image.js'
import { maxTokens } from './max-tokens.js'
import { noOutput } from './no-output.js'
import { reasoning } from './reasoning.js'
import { reasoningEffort } from './reasoning-effort.js'
import { request } from './request.js'
import { result } from './result.js'
import { resultImages } from './result-images.js'
import { stop } from './stop.js'
import { deepseekChatStreamFunctions } from './stream/functions.js'
import { system } from './system.js'
import { systemOption } from './system-option.js'
import { temperature } from './temperature.js'
import { thinking } from './thinking.js'
import { tools } from './tools.js'
import { user } from './user.js'
import { userImages } from './user-images.js'

/** The projection and the reading of DeepSeek's chat completions (note 0025). */
export const deepseekChatFunctions = {
  'adapter.deepseek-chat.assistant-image': assistantImage,
  'adapter.deepseek-chat.assistant': assistant,
  'adapter.deepseek-chat.calls': calls,
  'adapter.deepseek-chat.developer': developer,
  'adapter.deepseek-chat.effort': effort,
  'adapter.deepseek-chat.image': image,
  'adapter.deepseek-chat.max-tokens': maxTokens,
  'adapter.deepseek-chat.no-output': noOutput,
  'adapter.deepseek-chat.reasoning-effort': reasoningEffort,
  'adapter.deepseek-chat.reasoning': reasoning,
  'adapter.deepseek-chat.request': request,
  'adapter.deepseek-chat.result-images': resultImages,
  'adapter.deepseek-chat.result': result,
  'adapter.deepseek-chat.stop': stop,
  'adapter.deepseek-chat.system-option': systemOption,
  'adapter.deepseek-chat.system': system,
  'adapter.deepseek-chat.temperature': temperature,
  'adapter.deepseek-chat.thinking': thinking,
  'adapter.deepseek-chat.tools': tools,
  'adapter.deepseek-chat.user-images': userImages,
  'adapter.deepseek-chat.user': user,
  ...deepseekChatStreamFunctions,
}
