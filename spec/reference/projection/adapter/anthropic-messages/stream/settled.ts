import type { TranslationFunction } from '../../../../rule-function.js'
import { blocksIn, eventOf } from './block.js'

/** `adapter.anthropic-messages.stream.settled` (note 0036). */
export const settled: TranslationFunction = (translation) => {
  if (!eventOf(translation, 'message_stop')) return undefined
  const isSettled = translation.memory.reason !== undefined && blocksIn(translation).every(({ isOpen }) => !isOpen)
  return isSettled ? undefined : ''
}
