import type { TranslationStep } from '../../../../rule-function.js'
import { extended, openBlock, opened } from '../../openai/stream/blocks.js'
import { deltaOf } from './event.js'

/** `adapter.openai-chat.stream.text` (note 0028): that the model refuses is something that it says. */
export const text: TranslationStep = (translation) => {
  const { content, refusal } = deltaOf(translation)
  return [content, refusal].reduce<typeof translation>((so, piece) => {
    if (typeof piece !== 'string' || piece === '') return so
    const at = openBlock(so, 'text') < 0 ? opened(so, { type: 'text', key: 'text', text: '' }) : so
    return extended(at, openBlock(at, 'text'), piece)
  }, translation)
}
