import type { TranslationStep } from '../../../../rule-function.js'
import { own } from '../../../../verdict.js'
import { extended } from '../../openai/stream/blocks.js'
import { blockFor } from './event.js'

/** `adapter.openai-responses.stream.reasoning` (note 0029): a summary, or where a server gives it, the reasoning itself. */
export const reasoning: TranslationStep = (translation) => {
  const index = blockFor(translation, 'response.reasoning_summary_text.delta', 'response.reasoning_text.delta')
  return extended(translation, index, String(own(translation.event, 'delta')))
}
