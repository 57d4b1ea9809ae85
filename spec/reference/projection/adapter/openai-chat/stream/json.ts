import type { TranslationFunction } from '../../../../rule-function.js'
import { isObject } from '../../../../verdict.js'
import { isOver } from '../../openai/stream/finish.js'
import { isEnd } from './event.js'

/** `adapter.openai-chat.stream.json` (note 0028). */
export const json: TranslationFunction = (translation) =>
  isOver(translation) || isEnd(translation) || isObject(translation.event) ? undefined : ''
