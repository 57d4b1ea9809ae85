import type { TranslationStep } from '../../../../rule-function.js'
import { usageTold as told } from '../../openai/stream/usage.js'
import { isEnd } from './event.js'

/** `adapter.openai-chat.stream.usage-told` (note 0028): the counts come when all is said, whenever the provider gave them. */
export const usageTold: TranslationStep = (translation) => (isEnd(translation) ? told(translation) : translation)
