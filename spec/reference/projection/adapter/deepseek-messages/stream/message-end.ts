import type { TranslationFunction } from '../../../../rule-function.js'
import { responseOf, typeOf } from './response.js'

/** `adapter.deepseek-messages.stream.message-end` (note 0032): what ends has all its blocks, and a reason. */
export const messageEnd: TranslationFunction = (translation) => {
  const { blocks, stopReason } = responseOf(translation)
  const isSettled = stopReason !== undefined && blocks.every(({ isOpen }) => !isOpen)
  return typeOf(translation) === 'message_stop' && !isSettled ? '' : undefined
}
