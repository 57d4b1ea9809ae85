import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import type { Item } from '../../draft.js'
import { imageParts } from './image-parts.js'

/** `adapter.openai-chat.result-images` (note 0028): a tool message is text alone, so the images of a run of results follow it. */
export const resultImages: ProjectionStep = (draft) => {
  let images: JsonObject[] = []
  const items = draft.items.map((item, index): Item => {
    if (item.message.role !== 'tool') return item
    const own = imageParts(item.message, draft.route)
    images.push(...own)
    const turns = own.length === 0 ? item.turns : item.turns.map(named)
    const isLast = draft.items[index + 1]?.message.role !== 'tool'
    if (!isLast || images.length === 0) return { ...item, turns }
    const content = [{ type: 'text', text: 'Attached image(s) from tool result:' }, ...images]
    images = []
    return { ...item, turns: [...turns, { role: 'user', content }] }
  })
  return { ...draft, items }
}

function named(turn: JsonObject): JsonObject {
  return turn.content === '' ? { ...turn, content: '(see attached image)' } : turn
}
