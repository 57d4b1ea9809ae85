import type { TranslationStep } from '../../../../rule-function.js'
import { grow, growthOf } from './delta.js'

/** `adapter.deepseek-messages.stream.arguments` (note 0032): the text of the model, piece by piece. */
export const argumentsText: TranslationStep = (translation) => {
  const growth = growthOf(translation, 'input_json_delta', 'partial_json')
  return growth ? grow(translation, growth) : translation
}
