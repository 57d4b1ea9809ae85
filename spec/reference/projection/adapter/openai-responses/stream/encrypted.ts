import type { TranslationStep } from '../../../../rule-function.js'
import { remember } from '../../../../stream/translation.js'
import { own } from '../../../../verdict.js'
import { blocksIn, type StreamBlock } from '../../openai/stream/blocks.js'
import { parsed } from '../reasoning-item.js'
import { endedResponse } from './event.js'

/** `adapter.openai-responses.stream.encrypted` (note 0029): some servers encrypt the reasoning when all is said. */
export const encrypted: TranslationStep = (translation) => {
  const output = endedResponse(translation)?.output
  const items: readonly unknown[] = Array.isArray(output) ? output : []
  return remember(translation, { blocks: blocksIn(translation).map((block) => withContent(block, items)) })
}

function withContent(block: StreamBlock, items: readonly unknown[]): StreamBlock {
  const kept = block.type === 'reasoning' ? parsed(block.signature) : undefined
  if (!kept || typeof kept.encrypted_content === 'string') return block
  const content = own(
    items.find((item) => own(item, 'id') === kept.id),
    'encrypted_content',
  )
  if (typeof content !== 'string') return block
  return { ...block, signature: JSON.stringify({ ...kept, encrypted_content: content }) }
}
