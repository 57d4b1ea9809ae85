import type { TranslationFunction } from '../../../../rule-function.js'
import { finishes } from './finishes.js'
import { stopReasonOf } from './stop-reason-of.js'

/** `adapter.anthropic-messages.stream.stop-reason` (note 0036). */
export const stopReason: TranslationFunction = (translation) => {
  const reason = stopReasonOf(translation)
  return reason === undefined || Object.hasOwn(finishes, reason) ? undefined : '/delta/stop_reason'
}
