import type { TranslationStep } from '../../../../rule-function.js'
import { grow, growthOf } from './delta.js'

/** `adapter.deepseek-messages.stream.text` (note 0032). */
export const text: TranslationStep = (translation) => {
  const growth = growthOf(translation, 'text_delta', 'text')
  return growth ? grow(translation, growth) : translation
}
