import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { blocksOf, type Item } from '../../draft.js'

/** `adapter.any.wrapper` (note 0023): the results in a user message of V3 become messages of their own, after the rest of it. */
export const anyWrapper: ProjectionStep = (draft) => ({ ...draft, items: draft.items.flatMap(unwrapped) })

function unwrapped(item: Item): readonly Item[] {
  const { message, at } = item
  if (message.role !== 'user') return [item]
  const blocks = blocksOf(message)
  const results = blocks.flatMap((block, index): Item[] => {
    if (block.type !== 'tool-result') return []
    const { type: _type, ...result } = block
    return [{ ...item, at: `${at}/content/${index}`, message: { role: 'tool', ...result } }]
  })
  if (results.length === 0) return [item]
  const indexes = blocks.flatMap(({ type }, index) => (type === 'tool-result' ? [] : [index]))
  const others = blocks.filter(({ type }) => type !== 'tool-result')
  return others.some(says) ? [{ ...item, message: { ...message, content: others }, indexes }, ...results] : results
}

/** Blocks of types that nobody knows say nothing, and neither does empty text. */
function says({ type, text }: JsonObject): boolean {
  return type === 'image' || (type === 'text' && text !== '')
}
