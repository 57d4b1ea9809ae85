import type { TranslationStep } from '../../../../rule-function.js'
import { usageTold as told } from '../../openai/stream/usage.js'
import { endedResponse } from './event.js'

/** `adapter.openai-responses.stream.usage-told` (note 0029). */
export const usageTold: TranslationStep = (translation) =>
  endedResponse(translation) ? told(translation) : translation
