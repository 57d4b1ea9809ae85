import type { TranslationStep } from '../../../../rule-function.js'
import { remember } from '../../../../stream/translation.js'
import { stopReasonOf } from './stop-reason-of.js'

/** `adapter.anthropic-messages.stream.reason` (note 0036). */
export const reason: TranslationStep = (translation) => {
  const found = stopReasonOf(translation)
  return found === undefined ? translation : remember(translation, { reason: found })
}
