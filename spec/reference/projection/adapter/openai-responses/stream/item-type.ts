import type { TranslationFunction } from '../../../../rule-function.js'
import { eventOf } from './event.js'
import { blockOf } from './item.js'

/** `adapter.openai-responses.stream.item-type` (note 0029): what has no block is loud. */
export const itemType: TranslationFunction = (translation) => {
  const event = eventOf(translation, 'response.output_item.added', 'response.output_item.done')
  return event.type === undefined || blockOf(event) ? undefined : '/item/type'
}
