import type { TranslationFunction } from '../../../../rule-function.js'
import { openIndex, typeOf } from './response.js'

/** `adapter.deepseek-messages.stream.delta-block` (note 0032). */
export const deltaBlock: TranslationFunction = (translation) =>
  typeOf(translation) === 'content_block_delta' && openIndex(translation) < 0 ? '/index' : undefined
