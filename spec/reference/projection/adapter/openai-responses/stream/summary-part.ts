import type { TranslationStep } from '../../../../rule-function.js'
import { extended } from '../../openai/stream/blocks.js'
import { blockFor } from './event.js'

/** `adapter.openai-responses.stream.summary-part` (note 0029): parts are paragraphs. */
export const summaryPart: TranslationStep = (translation) => {
  const index = blockFor(translation, 'response.reasoning_summary_part.done')
  return extended(translation, index, '\n\n')
}
