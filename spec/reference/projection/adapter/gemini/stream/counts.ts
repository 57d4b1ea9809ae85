import type { TranslationStep } from '../../../../rule-function.js'
import { remember } from '../../../../stream/translation.js'
import { isObject, own } from '../../../../verdict.js'

/** `adapter.gemini.stream.counts` (note 0037). */
export const counts: TranslationStep = (translation) => {
  const usage = own(translation.event, 'usageMetadata')
  return isObject(usage) ? remember(translation, { usage }) : translation
}
