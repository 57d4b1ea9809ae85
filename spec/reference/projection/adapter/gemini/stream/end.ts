import type { TranslationStep } from '../../../../rule-function.js'
import { closed } from './block.js'

/** `adapter.gemini.stream.end` (note 0037). */
export const end: TranslationStep = (translation) =>
  translation.event === undefined ? closed(translation) : translation
