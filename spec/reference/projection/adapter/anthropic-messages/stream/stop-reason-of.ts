import type { Translation } from '../../../../stream/translation.js'
import { ownPath } from '../../../../verdict.js'
import { eventOf } from './block.js'

/** Why the provider stopped, where the event says so. */
export function stopReasonOf(translation: Translation): string | undefined {
  const reason = ownPath(eventOf(translation, 'message_delta'), 'delta', 'stop_reason')
  return typeof reason === 'string' ? reason : undefined
}
