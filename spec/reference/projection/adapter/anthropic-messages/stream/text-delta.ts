import type { TranslationStep } from '../../../../rule-function.js'
import { emit } from '../../../../stream/translation.js'
import { blocksIn, pieceOf, withBlock } from './block.js'

/** `adapter.anthropic-messages.stream.text-delta` (note 0036). */
export const textDelta: TranslationStep = (translation) => {
  const found = pieceOf(translation, 'text_delta', 'text')
  if (!found) return translation
  const { place, piece } = found
  const text = `${blocksIn(translation)[place]?.text}${piece}`
  return withBlock(emit(translation, { type: 'text-delta', index: place, text: piece }), place, { text })
}
