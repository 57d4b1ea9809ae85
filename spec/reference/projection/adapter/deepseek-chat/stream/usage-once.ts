import type { TranslationStep } from '../../../../rule-function.js'
import { emit } from '../../../../stream/translation.js'
import { done } from './response.js'

/** `adapter.deepseek-chat.stream.usage-once` (note 0025): one chunk for all that was said. */
export const usageOnce: TranslationStep = (translation) => {
  const { event, memory } = translation
  return event === done && memory.usage !== undefined
    ? emit(translation, { type: 'usage', usage: memory.usage })
    : translation
}
