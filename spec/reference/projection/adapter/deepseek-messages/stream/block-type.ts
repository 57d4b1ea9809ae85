import type { TranslationFunction } from '../../../../rule-function.js'
import { ownPath } from '../../../../verdict.js'
import { blockTypes, lookUp, typeOf } from './response.js'

/** `adapter.deepseek-messages.stream.block-type` (note 0032): what there is no form for is not lost in silence. */
export const blockType: TranslationFunction = (translation) => {
  if (typeOf(translation) !== 'content_block_start') return undefined
  const type = ownPath(translation.event, 'content_block', 'type')
  return lookUp(blockTypes, type) === undefined ? '/content_block/type' : undefined
}
