import type { TranslationFunction } from '../../../../rule-function.js'
import { responseOf, typeOf } from './response.js'

const parts = ['content_block_start', 'content_block_delta', 'content_block_stop', 'message_delta', 'message_stop']

/** `adapter.deepseek-messages.stream.message-first` (note 0032). */
export const messageFirst: TranslationFunction = (translation) =>
  parts.includes(String(typeOf(translation))) && !responseOf(translation).started ? '' : undefined
