import type { TranslationFunction } from '../../../../rule-function.js'
import { eventOf, placeOf } from './block.js'

/** `adapter.anthropic-messages.stream.delta-open` (note 0036). */
export const deltaOpen: TranslationFunction = (translation) => {
  const event = eventOf(translation, 'content_block_delta')
  return event && placeOf(translation, event.index) < 0 ? '/index' : undefined
}
