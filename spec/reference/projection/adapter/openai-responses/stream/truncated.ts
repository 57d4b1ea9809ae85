import type { TranslationFunction } from '../../../../rule-function.js'
import { isOver } from '../../openai/stream/finish.js'

/** `adapter.openai-responses.stream.truncated` (note 0029). */
export const truncated: TranslationFunction = (translation) =>
  translation.event === undefined && !isOver(translation) ? '' : undefined
