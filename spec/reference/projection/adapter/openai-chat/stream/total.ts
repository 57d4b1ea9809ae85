import type { TranslationStep } from '../../../../rule-function.js'
import { own } from '../../../../verdict.js'
import { withTotal } from '../../openai/stream/usage.js'

/** `adapter.openai-chat.stream.total` (note 0028). */
export const total: TranslationStep = (translation) => withTotal(translation, own(translation.event, 'usage'))
