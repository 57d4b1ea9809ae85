import type { TranslationFunction } from '../../../../rule-function.js'
import { responseOf } from './response.js'

/** `adapter.deepseek-messages.stream.closed` (note 0032): a stream that breaks off is no response. */
export const closed: TranslationFunction = (translation) =>
  translation.event === undefined && !responseOf(translation).done ? '' : undefined
