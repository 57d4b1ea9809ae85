import type { ProjectionStep } from '../../../rule-function.js'
import type { Item } from '../../draft.js'
import { contentOf } from './wire-turns.js'

/** `adapter.deepseek-messages.merge` (note 0026): what stands side by side under one role is one turn. */
export const merge: ProjectionStep = (draft) => {
  const items: Item[] = []
  for (const item of draft.items) {
    const [turn] = item.turns
    const last = items.findLastIndex(({ turns }) => turns.length > 0)
    const open = items[last]?.turns[0]
    if (turn === undefined || open === undefined || open.role !== turn.role) items.push(item)
    else {
      const joint = { role: turn.role, content: [...contentOf(open), ...contentOf(turn)] }
      items[last] = { ...(items[last] as Item), turns: [joint] }
      items.push({ ...item, turns: [] })
    }
  }
  return { ...draft, items }
}
