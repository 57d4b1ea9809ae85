import type { TranslationFunction } from '../../../../rule-function.js'
import { isObject } from '../../../../verdict.js'
import { done } from './response.js'

/** `adapter.deepseek-chat.stream.json` (note 0025). */
export const json: TranslationFunction = ({ event }) =>
  event === undefined || event === done || isObject(event) ? undefined : ''
