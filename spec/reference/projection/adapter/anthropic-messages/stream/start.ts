import type { TranslationFunction } from '../../../../rule-function.js'
import { eventOf, isOfResponse } from './block.js'

/** `adapter.anthropic-messages.stream.start` (note 0036). */
export const start: TranslationFunction = (translation) => {
  if (!isOfResponse(translation) || translation.memory.usage !== undefined) return undefined
  return eventOf(translation, 'message_start') ? undefined : '/type'
}
