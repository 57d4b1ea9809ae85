import type { TranslationStep } from '../../../../rule-function.js'
import { grow, growthOf } from './delta.js'

/** `adapter.deepseek-messages.stream.reasoning` (note 0032). */
export const reasoning: TranslationStep = (translation) => {
  const growth = growthOf(translation, 'thinking_delta', 'thinking')
  return growth ? grow(translation, growth) : translation
}
