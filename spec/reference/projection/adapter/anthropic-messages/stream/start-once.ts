import type { TranslationFunction } from '../../../../rule-function.js'
import { eventOf } from './block.js'

/** `adapter.anthropic-messages.stream.start-once` (note 0036). */
export const startOnce: TranslationFunction = (translation) =>
  eventOf(translation, 'message_start') && translation.memory.usage !== undefined ? '/type' : undefined
