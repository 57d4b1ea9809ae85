import type { TranslationFunction } from '../../../../rule-function.js'
import { blocksIn, eventOf } from './block.js'
import { finishes } from './finishes.js'

/** `adapter.anthropic-messages.stream.empty` (note 0036). */
export const empty: TranslationFunction = (translation) => {
  if (!eventOf(translation, 'message_stop') || blocksIn(translation).length > 0) return undefined
  return finishes[String(translation.memory.reason)]?.kind === 'stop' ? '' : undefined
}
