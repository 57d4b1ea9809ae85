import type { TranslationFunction } from '../../../../rule-function.js'
import { responseOf, typeOf } from './response.js'

/** `adapter.deepseek-messages.stream.message-once` (note 0032). */
export const messageOnce: TranslationFunction = (translation) =>
  typeOf(translation) === 'message_start' && responseOf(translation).started ? '' : undefined
