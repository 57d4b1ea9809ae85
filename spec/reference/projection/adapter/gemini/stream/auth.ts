import type { TranslationFunction } from '../../../../rule-function.js'
import { errorOf } from './error-of.js'

/** `adapter.gemini.stream.auth` (note 0037). */
export const auth: TranslationFunction = (translation) => errorOf(translation, ['UNAUTHENTICATED', 'PERMISSION_DENIED'])
