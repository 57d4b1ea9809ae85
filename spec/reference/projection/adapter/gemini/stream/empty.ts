import type { TranslationFunction } from '../../../../rule-function.js'
import { blocksIn } from './block.js'

/** `adapter.gemini.stream.empty` (note 0037). */
export const empty: TranslationFunction = (translation) =>
  translation.event === undefined && translation.memory.reason === 'STOP' && blocksIn(translation).length === 0
    ? ''
    : undefined
