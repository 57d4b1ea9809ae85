import type { TranslationFunction } from '../../../../rule-function.js'
import { errorOf } from './error-of.js'

/** `adapter.anthropic-messages.stream.rate-limit` (note 0036). */
export const rateLimit: TranslationFunction = (translation) => errorOf(translation, ['rate_limit_error'])
