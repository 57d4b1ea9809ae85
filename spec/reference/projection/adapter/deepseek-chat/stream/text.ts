import type { TranslationStep } from '../../../../rule-function.js'
import { growText } from './response.js'

/** `adapter.deepseek-chat.stream.text` (note 0025). */
export const streamText: TranslationStep = (translation) => growText(translation, 'content', 'text')
