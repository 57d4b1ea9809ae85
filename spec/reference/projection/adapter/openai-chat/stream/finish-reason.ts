import type { TranslationStep } from '../../../../rule-function.js'
import { remember } from '../../../../stream/translation.js'
import { choiceOf } from './event.js'

/** `adapter.openai-chat.stream.finish-reason` (note 0028). */
export const finishReason: TranslationStep = (translation) => {
  const reason = choiceOf(translation).finish_reason
  return typeof reason === 'string' ? remember(translation, { reason }) : translation
}
