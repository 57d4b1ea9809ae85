import type { TranslationFunction } from '../../../../rule-function.js'
import { lookUp, responseOf, stopReasons, typeOf } from './response.js'

/** `adapter.deepseek-messages.stream.empty` (note 0032): a model that is done has said something. */
export const empty: TranslationFunction = (translation) => {
  const { blocks, stopReason } = responseOf(translation)
  const isEmpty = blocks.length === 0 && lookUp(stopReasons, stopReason) === 'stop'
  return typeOf(translation) === 'message_stop' && isEmpty ? '' : undefined
}
