import type { TranslationStep } from '../../../../rule-function.js'
import { emit } from '../../../../stream/translation.js'
import { done, openedBlocks } from './response.js'

/** `adapter.deepseek-chat.stream.block-ends` (note 0025): until then any block may go on. */
export const blockEnds: TranslationStep = (translation) =>
  translation.event === done
    ? emit(translation, ...openedBlocks(translation).map(({ block }, index) => ({ type: 'block-end', index, block })))
    : translation
