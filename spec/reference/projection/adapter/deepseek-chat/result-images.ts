import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import type { Item } from '../../draft.js'
import { partsWithImages } from './image-parts.js'

/**
 * `adapter.deepseek-chat.result-images` (note 0025): a tool message is text alone, so the images of a run of results
 * follow it in one user message.
 */
export const resultImages: ProjectionStep = (draft, { format }) => {
  let images: JsonObject[] = []
  const items = draft.items.map((item, index): Item => {
    if (item.message.role !== 'tool') return item
    const parts = partsWithImages(item, draft.route, format)
    images.push(...parts.filter(({ type }) => type !== 'text'))
    const named = parts.map(({ type, text }) => (type === 'text' ? String(text) : '')).join('')
    const turns = parts.length === 0 ? item.turns : item.turns.map((turn) => ({ ...turn, content: named }))
    const isLast = draft.items[index + 1]?.message.role !== 'tool'
    if (!isLast || images.length === 0) return { ...item, turns }
    const attached = [{ type: 'text', text: 'Attached image(s) from tool result:' }, ...images]
    images = []
    return { ...item, turns: [...turns, { role: 'user', content: attached }] }
  })
  return { ...draft, items }
}
