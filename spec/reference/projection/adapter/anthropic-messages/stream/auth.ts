import type { TranslationFunction } from '../../../../rule-function.js'
import { errorOf } from './error-of.js'

/** `adapter.anthropic-messages.stream.auth` (note 0036). */
export const auth: TranslationFunction = (translation) =>
  errorOf(translation, ['authentication_error', 'permission_error'])
