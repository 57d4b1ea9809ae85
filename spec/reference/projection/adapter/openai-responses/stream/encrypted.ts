import type { TranslationStep } from '../../../../rule-function.js'
import { remember } from '../../../../stream/translation.js'
import { isObject, type JsonObject, own } from '../../../../verdict.js'
import { blocksIn, type StreamBlock } from '../../openai/stream/blocks.js'
import { parsed } from '../reasoning-item.js'
import { endedResponse } from './event.js'

/** `adapter.openai-responses.stream.encrypted` (note 0029): some servers encrypt the reasoning when all is said. */
export const encrypted: TranslationStep = (translation) => {
  const output = endedResponse(translation)?.output
  const items = Array.isArray(output) ? output.filter(isObject) : []
  const blocks = blocksIn(translation).map((block) => withContent(block, items))
  return blocks.every((block, index) => block === blocksIn(translation)[index])
    ? translation
    : remember(translation, { blocks })
}

function withContent(block: StreamBlock, items: readonly JsonObject[]): StreamBlock {
  const kept = block.type === 'reasoning' ? parsed(block.signature) : undefined
  if (!kept || typeof kept.encrypted_content === 'string') return block
  const content = own(
    items.find(({ id }) => id === kept.id),
    'encrypted_content',
  )
  if (typeof content !== 'string') return block
  return { ...block, signature: JSON.stringify({ ...kept, encrypted_content: content }) }
}
