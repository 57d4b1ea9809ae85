import type { TranslationStep } from '../../../../rule-function.js'
import { emit } from '../../../../stream/translation.js'
import { learn, lookUp, responseOf, stopReasons, typeOf } from './response.js'

/** `adapter.deepseek-messages.stream.finish` (note 0032): the end, and what a later request needs of this response. */
export const finish: TranslationStep = (translation) => {
  if (typeOf(translation) !== 'message_stop') return translation
  const { blocks, stopReason } = responseOf(translation)
  const replayState = {
    response: { kind: 'deepseek-messages', version: 1, model: translation.model },
    blocks: blocks.map(({ type, signature }) => (signature === '' ? { type } : { type, signature })),
  }
  const kind = lookUp(stopReasons, stopReason) ?? 'stop'
  return emit(learn(translation, { done: true }), { type: 'finish', reason: { kind }, replayState })
}
