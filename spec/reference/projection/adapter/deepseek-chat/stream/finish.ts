import type { TranslationStep } from '../../../../rule-function.js'
import { emit, remember } from '../../../../stream/translation.js'
import { done } from './response.js'

/** `adapter.deepseek-chat.stream.finish` (note 0025): it comes last, and once. */
export const finish: TranslationStep = (translation) => {
  const { event, memory } = translation
  if (event !== done) return translation
  return remember(emit(translation, { type: 'finish', reason: memory.reason ?? { kind: 'stop' } }), { isDone: true })
}
