import type { TranslationStep } from '../../../../rule-function.js'
import { ownPath } from '../../../../verdict.js'
import { failureOf } from '../../openai/stream/failures.js'
import { failed } from '../../openai/stream/finish.js'
import { eventOf } from './event.js'

/** `adapter.openai-responses.stream.error` (note 0029). */
export const error: TranslationStep = (translation) => {
  const event = eventOf(translation, 'error', 'response.failed')
  if (event.type === undefined) return translation
  // the type of an event says nothing of the error
  const { code, message } = failureOf(
    event.type === 'error' ? { code: event.code, message: event.message } : ownPath(event, 'response', 'error'),
  )
  return failed(translation, code, message)
}
