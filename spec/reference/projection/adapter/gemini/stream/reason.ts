import type { TranslationStep } from '../../../../rule-function.js'
import { remember } from '../../../../stream/translation.js'
import { candidateOf } from './block.js'

/** `adapter.gemini.stream.reason` (note 0037). */
export const reason: TranslationStep = (translation) => {
  const { finishReason } = candidateOf(translation)
  return finishReason === undefined ? translation : remember(translation, { reason: finishReason })
}
