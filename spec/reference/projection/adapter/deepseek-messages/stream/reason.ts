import type { TranslationStep } from '../../../../rule-function.js'
import { ownPath } from '../../../../verdict.js'
import { learn, typeOf } from './response.js'

/** `adapter.deepseek-messages.stream.reason` (note 0032). */
export const reason: TranslationStep = (translation) => {
  const said = ownPath(translation.event, 'delta', 'stop_reason')
  return typeOf(translation) === 'message_delta' && typeof said === 'string'
    ? learn(translation, { stopReason: said })
    : translation
}
