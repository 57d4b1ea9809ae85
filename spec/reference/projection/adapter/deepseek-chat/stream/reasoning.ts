import type { TranslationStep } from '../../../../rule-function.js'
import { growText } from './response.js'

/** `adapter.deepseek-chat.stream.reasoning` (note 0025). */
export const streamReasoning: TranslationStep = (translation) => growText(translation, 'reasoning_content', 'reasoning')
