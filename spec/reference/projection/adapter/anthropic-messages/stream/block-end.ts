import type { TranslationStep } from '../../../../rule-function.js'
import { emit } from '../../../../stream/translation.js'
import type { JsonObject } from '../../../../verdict.js'
import { argumentsOf, blocksIn, blockTypes, eventOf, placeOf, type StreamedBlock, withBlock } from './block.js'

/** `adapter.anthropic-messages.stream.block-end` (note 0036). */
export const blockEnd: TranslationStep = (translation) => {
  const event = eventOf(translation, 'content_block_stop')
  const index = event ? placeOf(translation, event.index) : -1
  const block = blocksIn(translation)[index]
  if (!block) return translation
  return withBlock(emit(translation, { type: 'block-end', index, block: wholeOf(block) }), index, { isOpen: false })
}

function wholeOf(block: StreamedBlock): JsonObject {
  const type = blockTypes[block.kind]
  const { id, name, text } = block
  return type === 'tool-call' ? { type, id, name, arguments: argumentsOf(block) } : { type, text }
}
