import type { TranslationStep } from '../../../../rule-function.js'
import { own } from '../../../../verdict.js'
import { extended } from '../../openai/stream/blocks.js'
import { blockFor } from './event.js'

/** `adapter.openai-responses.stream.arguments` (note 0029). */
export const argumentsPiece: TranslationStep = (translation) => {
  const index = blockFor(translation, 'response.function_call_arguments.delta')
  return extended(translation, index, String(own(translation.event, 'delta')))
}
