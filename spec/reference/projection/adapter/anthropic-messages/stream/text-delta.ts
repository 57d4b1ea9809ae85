import type { TranslationStep } from '../../../../rule-function.js'
import { emit } from '../../../../stream/translation.js'
import { pieceOf, withBlock } from './block.js'

/** `adapter.anthropic-messages.stream.text-delta` (note 0036). */
export const textDelta: TranslationStep = (translation) => {
  const found = pieceOf(translation, 'text_delta', 'text')
  if (!found) return translation
  const { place, block, piece } = found
  const text = `${block.text}${piece}`
  return withBlock(emit(translation, { type: 'text-delta', index: place, text: piece }), place, { text })
}
