import type { ProjectionStep } from '../../../rule-function.js'
import { joined } from '../../draft.js'

/** `adapter.deepseek-messages.system-update` (note 0026): where the route takes it, a later prompt keeps its place. */
export const systemUpdate: ProjectionStep = (draft) => {
  if (draft.route.toolUpdate !== 'in-history') return draft
  const first = draft.items.findIndex(({ turns }) => turns.some(({ role }) => role !== 'system'))
  if (first < 0) return draft
  const items = draft.items.map((item, index) =>
    item.message.role === 'system' && index > first
      ? { ...item, turns: [{ role: 'system', content: [{ type: 'text', text: joined(item.message, 'text') }] }] }
      : item,
  )
  return { ...draft, items }
}
