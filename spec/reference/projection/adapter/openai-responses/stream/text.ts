import type { TranslationStep } from '../../../../rule-function.js'
import { own } from '../../../../verdict.js'
import { extended } from '../../openai/stream/blocks.js'
import { blockFor } from './event.js'

/** `adapter.openai-responses.stream.text` (note 0029): that the model refuses is something that it says. */
export const text: TranslationStep = (translation) => {
  const index = blockFor(translation, 'response.output_text.delta', 'response.refusal.delta')
  return extended(translation, index, String(own(translation.event, 'delta')))
}
