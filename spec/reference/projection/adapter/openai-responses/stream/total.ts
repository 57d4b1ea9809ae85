import type { TranslationStep } from '../../../../rule-function.js'
import { withTotal } from '../../openai/stream/usage.js'
import { endedResponse } from './event.js'

/** `adapter.openai-responses.stream.total` (note 0029). */
export const total: TranslationStep = (translation) => withTotal(translation, endedResponse(translation)?.usage)
