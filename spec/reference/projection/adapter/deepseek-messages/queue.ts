import type { ProjectionStep } from '../../../rule-function.js'
import type { Item } from '../../draft.js'

/** `adapter.deepseek-messages.queue` (note 0026): turns of the system wait until the user, and every result, has been heard. */
export const queue: ProjectionStep = (draft) => {
  const items: Item[] = []
  let waiting: Item[] = []
  for (const item of draft.items) {
    const role = item.turns[0]?.role
    if (role === 'system') {
      waiting.push(item)
      continue
    }
    if (role === 'assistant') {
      items.push(...waiting)
      waiting = []
    }
    items.push(item)
  }
  items.push(...waiting)
  return { ...draft, items }
}
