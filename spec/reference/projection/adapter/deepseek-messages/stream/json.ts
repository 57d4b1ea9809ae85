import type { TranslationFunction } from '../../../../rule-function.js'
import { isObject } from '../../../../verdict.js'
import { responseOf } from './response.js'

/** `adapter.deepseek-messages.stream.json` (note 0032). */
export const json: TranslationFunction = (translation) => {
  const { event } = translation
  return event === undefined || isObject(event) || responseOf(translation).done ? undefined : ''
}
