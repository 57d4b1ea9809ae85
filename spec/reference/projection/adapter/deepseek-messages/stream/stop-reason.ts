import type { TranslationFunction } from '../../../../rule-function.js'
import { ownPath } from '../../../../verdict.js'
import { lookUp, stopReasons, typeOf } from './response.js'

/** `adapter.deepseek-messages.stream.stop-reason` (note 0032). */
export const stopReason: TranslationFunction = (translation) => {
  if (typeOf(translation) !== 'message_delta') return undefined
  const reason = ownPath(translation.event, 'delta', 'stop_reason')
  const isKnown = reason === undefined || reason === null || lookUp(stopReasons, reason) !== undefined
  return isKnown ? undefined : '/delta/stop_reason'
}
