import type { TranslationFunction } from '../../../../rule-function.js'
import { eventOf, placeOf } from './block.js'

/** `adapter.anthropic-messages.stream.stop-open` (note 0036). */
export const stopOpen: TranslationFunction = (translation) => {
  const event = eventOf(translation, 'content_block_stop')
  return event && placeOf(translation, event.index) < 0 ? '/index' : undefined
}
