import type { TranslationStep } from '../../../../rule-function.js'
import { emit } from '../../../../stream/translation.js'
import { openIndex, responseOf, typeOf } from './response.js'

/** `adapter.deepseek-messages.stream.call` (note 0032): who is called is said before any argument, and once. */
export const call: TranslationStep = (translation) => {
  const index = openIndex(translation)
  const block = responseOf(translation).blocks[index]
  if (typeOf(translation) !== 'content_block_start' || block?.type !== 'tool-call') return translation
  return emit(translation, { type: 'tool-call-delta', index, id: block.id, name: block.name, argumentsDelta: '' })
}
