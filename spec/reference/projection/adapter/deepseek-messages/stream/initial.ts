import type { TranslationStep } from '../../../../rule-function.js'
import { ownPath } from '../../../../verdict.js'
import { grow } from './delta.js'
import { openIndex, responseOf, typeOf } from './response.js'

/** `adapter.deepseek-messages.stream.initial` (note 0032): a block may begin with text in it. */
export const initial: TranslationStep = (translation) => {
  const index = openIndex(translation)
  const block = responseOf(translation).blocks[index]
  if (typeOf(translation) !== 'content_block_start' || block === undefined) return translation
  const text = ownPath(translation.event, 'content_block', block.type === 'text' ? 'text' : 'thinking')
  return typeof text === 'string' && text !== '' ? grow(translation, { index, block, text }) : translation
}
