import type { TranslationFunction } from '../../../../rule-function.js'
import { isOfResponse } from './block.js'

/** `adapter.anthropic-messages.stream.after-stop` (note 0036). */
export const afterStop: TranslationFunction = (translation) =>
  isOfResponse(translation) && translation.memory.isFinished === true ? '/type' : undefined
