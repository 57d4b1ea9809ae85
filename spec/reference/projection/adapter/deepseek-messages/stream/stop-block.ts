import type { TranslationFunction } from '../../../../rule-function.js'
import { openIndex, typeOf } from './response.js'

/** `adapter.deepseek-messages.stream.stop-block` (note 0032). */
export const stopBlock: TranslationFunction = (translation) =>
  typeOf(translation) === 'content_block_stop' && openIndex(translation) < 0 ? '/index' : undefined
