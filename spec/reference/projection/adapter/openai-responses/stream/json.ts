import type { TranslationFunction } from '../../../../rule-function.js'
import { own } from '../../../../verdict.js'
import { isOver } from '../../openai/stream/finish.js'

/** `adapter.openai-responses.stream.json` (note 0029). */
export const json: TranslationFunction = (translation) =>
  isOver(translation) || translation.event === undefined || typeof own(translation.event, 'type') === 'string'
    ? undefined
    : ''
