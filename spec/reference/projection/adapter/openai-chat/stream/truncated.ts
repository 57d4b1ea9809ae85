import type { TranslationFunction } from '../../../../rule-function.js'
import { isEnd } from './event.js'

/** `adapter.openai-chat.stream.truncated` (note 0028). */
export const truncated: TranslationFunction = (translation) =>
  isEnd(translation) && translation.memory.reason === undefined ? '' : undefined
