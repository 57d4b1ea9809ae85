import type { TranslationFunction } from '../../../../rule-function.js'
import { errorOf } from './error-of.js'

/** `adapter.gemini.stream.rate-limit` (note 0037). */
export const rateLimit: TranslationFunction = (translation) => errorOf(translation, ['RESOURCE_EXHAUSTED'])
