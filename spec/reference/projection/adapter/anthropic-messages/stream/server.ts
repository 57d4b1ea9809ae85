import type { TranslationFunction } from '../../../../rule-function.js'
import { errorOf, otherCodes } from './error-of.js'

/** `adapter.anthropic-messages.stream.server` (note 0036): whatever else it may call an error. */
export const server: TranslationFunction = (translation) => errorOf(translation, otherCodes, false)
