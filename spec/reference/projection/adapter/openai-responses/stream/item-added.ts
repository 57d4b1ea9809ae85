import type { TranslationStep } from '../../../../rule-function.js'
import { opened } from '../../openai/stream/blocks.js'
import { eventOf } from './event.js'
import { blockOf } from './item.js'

/** `adapter.openai-responses.stream.item-added` (note 0029). */
export const itemAdded: TranslationStep = (translation) => {
  const block = blockOf(eventOf(translation, 'response.output_item.added'))
  return block ? opened(translation, block) : translation
}
