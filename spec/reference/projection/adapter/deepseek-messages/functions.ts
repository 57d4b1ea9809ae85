import { assistant } from './assistant.js'
import { assistantBlock } from './assistant-block.js'
import { callIds } from './call-ids.js'
import { developer } from './developer.js'
import { developerBlock } from './developer-block.js'
import { effort } from './effort.js'
import { emptyText } from './empty-text.js'
import { emptyUser } from './empty-user.js'
import { end } from './end.js'
import { image } from './image.js'
import { isError } from './is-error.js'
import { maxTokens } from './max-tokens.js'
import { merge } from './merge.js'
import { openCalls } from './open-calls.js'
import { queue } from './queue.js'
import { reasoning } from './reasoning.js'
import { request } from './request.js'
import { result } from './result.js'
import { resultCall } from './result-call.js'
import { resultsFirst } from './results-first.js'
import { secondResult } from './second-result.js'
import { signature } from './signature.js'
import { stop } from './stop.js'
import { deepseekMessagesStreamFunctions } from './stream/functions.js'
import { system } from './system.js'
import { systemBlock } from './system-block.js'
import { systemUpdate } from './system-update.js'
import { temperature } from './temperature.js'
import { thinking } from './thinking.js'
import { toolUse } from './tool-use.js'
import { tools } from './tools.js'
import { updateEmpty } from './update-empty.js'
import { updatePlace } from './update-place.js'
import { user } from './user.js'
import { userBlock } from './user-block.js'

/** The projection to the Messages of DeepSeek (note 0026) and the reading of its streams. */
export const deepseekMessagesFunctions = {
  'adapter.deepseek-messages.assistant-block': assistantBlock,
  'adapter.deepseek-messages.assistant': assistant,
  'adapter.deepseek-messages.call-ids': callIds,
  'adapter.deepseek-messages.developer-block': developerBlock,
  'adapter.deepseek-messages.developer': developer,
  'adapter.deepseek-messages.effort': effort,
  'adapter.deepseek-messages.empty-text': emptyText,
  'adapter.deepseek-messages.empty-user': emptyUser,
  'adapter.deepseek-messages.end': end,
  'adapter.deepseek-messages.image': image,
  'adapter.deepseek-messages.is-error': isError,
  'adapter.deepseek-messages.max-tokens': maxTokens,
  'adapter.deepseek-messages.merge': merge,
  'adapter.deepseek-messages.open-calls': openCalls,
  'adapter.deepseek-messages.queue': queue,
  'adapter.deepseek-messages.reasoning': reasoning,
  'adapter.deepseek-messages.request': request,
  'adapter.deepseek-messages.result-call': resultCall,
  'adapter.deepseek-messages.result': result,
  'adapter.deepseek-messages.results-first': resultsFirst,
  'adapter.deepseek-messages.second-result': secondResult,
  'adapter.deepseek-messages.signature': signature,
  'adapter.deepseek-messages.stop': stop,
  'adapter.deepseek-messages.system-block': systemBlock,
  'adapter.deepseek-messages.system-update': systemUpdate,
  'adapter.deepseek-messages.system': system,
  'adapter.deepseek-messages.temperature': temperature,
  'adapter.deepseek-messages.thinking': thinking,
  'adapter.deepseek-messages.tool-use': toolUse,
  'adapter.deepseek-messages.tools': tools,
  'adapter.deepseek-messages.update-empty': updateEmpty,
  'adapter.deepseek-messages.update-place': updatePlace,
  'adapter.deepseek-messages.user-block': userBlock,
  'adapter.deepseek-messages.user': user,
  ...deepseekMessagesStreamFunctions,
}
