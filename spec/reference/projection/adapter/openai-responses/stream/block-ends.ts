import type { TranslationStep } from '../../../../rule-function.js'
import { allClosed } from '../../openai/stream/blocks.js'
import { endedResponse } from './event.js'

/** `adapter.openai-responses.stream.block-ends` (note 0029). */
export const blockEnds: TranslationStep = (translation) =>
  endedResponse(translation) ? allClosed(translation) : translation
