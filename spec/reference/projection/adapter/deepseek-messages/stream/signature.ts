import type { TranslationStep } from '../../../../rule-function.js'
import { growthOf } from './delta.js'
import { changeBlock } from './response.js'

/** `adapter.deepseek-messages.stream.signature` (note 0032): no chunk tells of it, but the replay state at the end. */
export const signature: TranslationStep = (translation) => {
  const growth = growthOf(translation, 'signature_delta', 'signature')
  if (growth === undefined) return translation
  return changeBlock(translation, growth.index, { signature: growth.block.signature + growth.text })
}
