import type { TranslationFunction } from '../../../../rule-function.js'
import { errorOf } from './error-of.js'

/** `adapter.anthropic-messages.stream.invalid-request` (note 0036). */
export const invalidRequest: TranslationFunction = (translation) =>
  errorOf(translation, ['invalid_request_error', 'request_too_large'])
