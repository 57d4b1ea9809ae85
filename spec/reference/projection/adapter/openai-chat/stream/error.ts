import type { TranslationStep } from '../../../../rule-function.js'
import { isObject, own } from '../../../../verdict.js'
import { failureOf } from '../../openai/stream/failures.js'
import { failed, isOver } from '../../openai/stream/finish.js'

/** `adapter.openai-chat.stream.error` (note 0028). */
export const error: TranslationStep = (translation) => {
  const found = own(translation.event, 'error')
  if (isOver(translation) || !isObject(found)) return translation
  const { code, message } = failureOf(found)
  return failed(translation, code, message)
}
