import type { TranslationFunction } from '../../../../rule-function.js'
import { openIndex, typeOf } from './response.js'

/** `adapter.deepseek-messages.stream.block-once` (note 0032). */
export const blockOnce: TranslationFunction = (translation) =>
  typeOf(translation) === 'content_block_start' && openIndex(translation) >= 0 ? '/index' : undefined
