import type { TranslationStep } from '../../../../rule-function.js'
import { asObject, type JsonObject, own } from '../../../../verdict.js'
import { amended, blocksIn, closed, openBlock, opened, type StreamBlock } from '../../openai/stream/blocks.js'
import { eventOf, keyOf } from './event.js'
import { blockOf } from './item.js'

/** `adapter.openai-responses.stream.item-done` (note 0029): the item as it is at its end counts, whatever came before. */
export const itemDone: TranslationStep = (translation) => {
  const event = eventOf(translation, 'response.output_item.done')
  const block = blockOf(event)
  if (!block) return translation
  const at = openBlock(translation, keyOf(event)) < 0 ? opened(translation, block) : translation
  const index = openBlock(at, keyOf(event))
  const came = blocksIn(at)[index]?.text ?? ''
  return closed(amended(at, index, factsOf(block, asObject(event.item), came)), index)
}

function factsOf({ id, name, type }: StreamBlock, item: JsonObject, came: string): Partial<StreamBlock> {
  if (type === 'tool-call') return { id, name, text: String(item.arguments ?? came) }
  if (type === 'text') {
    const { id: itemId, phase } = item
    const named = { v: 1, id: itemId, ...(typeof phase === 'string' ? { phase } : {}) }
    return { text: textsOf(item.content).join(''), signature: JSON.stringify(named) }
  }
  const said = textsOf(item.summary).join('\n\n') || textsOf(item.content).join('\n\n')
  return { text: said || came, signature: JSON.stringify(item) }
}

function textsOf(parts: unknown): readonly string[] {
  const found: readonly unknown[] = Array.isArray(parts) ? parts : []
  return found.map((part) => String(own(part, 'text') ?? own(part, 'refusal') ?? ''))
}
