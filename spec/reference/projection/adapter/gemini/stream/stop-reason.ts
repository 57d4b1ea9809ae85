import type { TranslationFunction } from '../../../../rule-function.js'
import { candidateOf } from './block.js'

/** `adapter.gemini.stream.stop-reason` (note 0037). */
export const stopReason: TranslationFunction = (translation) => {
  const { finishReason = 'STOP' } = candidateOf(translation)
  return finishReason === 'STOP' || finishReason === 'MAX_TOKENS' ? undefined : '/candidates/0/finishReason'
}
