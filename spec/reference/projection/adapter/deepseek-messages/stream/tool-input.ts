import type { TranslationFunction } from '../../../../rule-function.js'
import { argumentsOf } from './block-end.js'
import { responseOf, typeOf } from './response.js'

/** `adapter.deepseek-messages.stream.tool-input` (note 0032): only a response that was cut off may end amid a call. */
export const toolInput: TranslationFunction = (translation) => {
  const { blocks, stopReason } = responseOf(translation)
  if (typeOf(translation) !== 'message_stop' || stopReason === 'max_tokens') return undefined
  return blocks.some((block) => block.type === 'tool-call' && !isJson(argumentsOf(block))) ? '' : undefined
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
