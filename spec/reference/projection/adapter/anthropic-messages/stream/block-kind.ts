import type { TranslationFunction } from '../../../../rule-function.js'
import { ownPath } from '../../../../verdict.js'
import { blockTypes, eventOf } from './block.js'

/** `adapter.anthropic-messages.stream.block-kind` (note 0036): what cannot be carried is not left out in silence. */
export const blockKind: TranslationFunction = (translation) => {
  const event = eventOf(translation, 'content_block_start')
  const kind = ownPath(event, 'content_block', 'type')
  return event && !Object.hasOwn(blockTypes, String(kind)) ? '/content_block/type' : undefined
}
