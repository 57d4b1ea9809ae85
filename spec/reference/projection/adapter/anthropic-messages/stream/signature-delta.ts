import type { TranslationStep } from '../../../../rule-function.js'
import { pieceOf, withBlock } from './block.js'

/** `adapter.anthropic-messages.stream.signature-delta` (note 0036): nothing of it is content. */
export const signatureDelta: TranslationStep = (translation) => {
  const found = pieceOf(translation, 'signature_delta', 'signature')
  if (!found) return translation
  const { place, block, piece } = found
  const thinkingSignature = `${block.native.thinkingSignature ?? ''}${piece}`
  return withBlock(translation, place, { native: { thinkingSignature } })
}
