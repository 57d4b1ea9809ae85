import type { TranslationFunction } from '../../../../rule-function.js'
import { blocksIn, eventOf } from './block.js'

/** `adapter.anthropic-messages.stream.block-index` (note 0036). */
export const blockIndex: TranslationFunction = (translation) => {
  const event = eventOf(translation, 'content_block_start')
  return event && blocksIn(translation).some(({ wire }) => wire === event.index) ? '/index' : undefined
}
