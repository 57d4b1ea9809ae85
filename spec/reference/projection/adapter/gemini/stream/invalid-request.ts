import type { TranslationFunction } from '../../../../rule-function.js'
import { errorOf } from './error-of.js'

/** `adapter.gemini.stream.invalid-request` (note 0037). */
export const invalidRequest: TranslationFunction = (translation) => errorOf(translation, ['INVALID_ARGUMENT'])
