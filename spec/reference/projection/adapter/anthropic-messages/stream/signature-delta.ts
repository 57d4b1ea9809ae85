import type { TranslationStep } from '../../../../rule-function.js'
import { blocksIn, pieceOf, withBlock } from './block.js'

/** `adapter.anthropic-messages.stream.signature-delta` (note 0036): nothing of it is content. */
export const signatureDelta: TranslationStep = (translation) => {
  const found = pieceOf(translation, 'signature_delta', 'signature')
  const block = found && blocksIn(translation)[found.place]
  if (!block) return translation
  const thinkingSignature = `${block.native.thinkingSignature ?? ''}${found.piece}`
  return withBlock(translation, found.place, { native: { thinkingSignature } })
}
