import type { TranslationStep } from '../../../../rule-function.js'
import { asObject } from '../../../../verdict.js'
import { blocksIn, eventOf, withBlock } from './block.js'

/** `adapter.anthropic-messages.stream.redacted` (note 0036): it goes back as it came. */
export const redacted: TranslationStep = (translation) => {
  const { type, data } = asObject(eventOf(translation, 'content_block_start')?.content_block)
  if (type !== 'redacted_thinking') return translation
  return withBlock(translation, blocksIn(translation).length - 1, {
    native: { thinkingSignature: data, redacted: true },
  })
}
