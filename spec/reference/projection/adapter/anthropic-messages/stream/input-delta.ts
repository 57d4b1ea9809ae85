import type { TranslationStep } from '../../../../rule-function.js'
import { emit } from '../../../../stream/translation.js'
import { pieceOf, withBlock } from './block.js'

/** `adapter.anthropic-messages.stream.input-delta` (note 0036). */
export const inputDelta: TranslationStep = (translation) => {
  const found = pieceOf(translation, 'input_json_delta', 'partial_json')
  if (!found) return translation
  const { place, block, piece } = found
  const { id, name } = block
  const chunk = { type: 'tool-call-delta', index: place, id, name, argumentsDelta: piece }
  return withBlock(emit(translation, chunk), place, { text: `${block.text}${piece}` })
}
