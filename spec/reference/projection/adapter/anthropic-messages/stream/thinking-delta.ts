import type { TranslationStep } from '../../../../rule-function.js'
import { emit } from '../../../../stream/translation.js'
import { pieceOf, withBlock } from './block.js'

/** `adapter.anthropic-messages.stream.thinking-delta` (note 0036). */
export const thinkingDelta: TranslationStep = (translation) => {
  const found = pieceOf(translation, 'thinking_delta', 'thinking')
  if (!found) return translation
  const { place, block, piece } = found
  const text = `${block.text}${piece}`
  return withBlock(emit(translation, { type: 'reasoning-delta', index: place, text: piece }), place, { text })
}
