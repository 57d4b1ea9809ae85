import type { TranslationStep } from '../../../../rule-function.js'
import { emit, remember } from '../../../../stream/translation.js'
import { asObject } from '../../../../verdict.js'
import { blocksIn, blockTypes, eventOf, type StreamedBlock } from './block.js'

/** `adapter.anthropic-messages.stream.block-start` (note 0036). */
export const blockStart: TranslationStep = (translation) => {
  const event = eventOf(translation, 'content_block_start')
  if (!event) return translation
  const { type, id, name, input } = asObject(event.content_block)
  const kind = String(type)
  const block: StreamedBlock = { wire: event.index, kind, isOpen: true, text: '', id, name, input, native: {} }
  const index = blocksIn(translation).length
  const started = emit(translation, { type: 'block-start', index, blockType: blockTypes[kind] })
  return remember(started, { blocks: [...blocksIn(translation), block] })
}
