import type { TranslationFunction } from '../../../../rule-function.js'
import { typeOf } from './response.js'

/** `adapter.deepseek-messages.stream.error` (note 0032): a provider may fail when it has begun to answer. */
export const error: TranslationFunction = (translation) => (typeOf(translation) === 'error' ? '' : undefined)
