import type { TranslationFunction } from '../../../../rule-function.js'
import { blocksIn } from '../../openai/stream/blocks.js'
import { blockFor, eventOf } from './event.js'
import { blockTypes } from './pieces.js'

/** `adapter.openai-responses.stream.item-open` (note 0029): a piece of nothing would be lost. */
export const itemOpen: TranslationFunction = (translation) => {
  const types = [...blockTypes.keys()]
  const { type } = eventOf(translation, ...types)
  if (type === undefined) return undefined
  const block = blocksIn(translation)[blockFor(translation, ...types)]
  return block?.type === blockTypes.get(String(type)) ? undefined : '/output_index'
}
