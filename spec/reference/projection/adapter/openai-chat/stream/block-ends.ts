import type { TranslationStep } from '../../../../rule-function.js'
import { allClosed } from '../../openai/stream/blocks.js'
import { isEnd } from './event.js'

/** `adapter.openai-chat.stream.block-ends` (note 0028). */
export const blockEnds: TranslationStep = (translation) => (isEnd(translation) ? allClosed(translation) : translation)
