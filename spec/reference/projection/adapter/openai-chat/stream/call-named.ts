import type { TranslationFunction } from '../../../../rule-function.js'
import { blocksIn } from '../../openai/stream/blocks.js'
import { isEnd } from './event.js'

/** `adapter.openai-chat.stream.call-named` (note 0028): nobody can answer a call without an id. */
export const callNamed: TranslationFunction = (translation) =>
  isEnd(translation) &&
  blocksIn(translation).some(({ type, id, name }) => type === 'tool-call' && (id === undefined || name === undefined))
    ? ''
    : undefined
