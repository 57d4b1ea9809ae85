import type { ProjectionStep } from '../../../rule-function.js'
import { type Item, mapTurns } from '../../draft.js'

/** `adapter.openai-responses.message-ids` (note 0029): a text that the provider did not name is named by where it stands. */
export const messageIds: ProjectionStep = (draft) => {
  let before = 0
  const items = draft.items.map((item) => {
    if (item.message.role === 'system') return item
    const place = before
    if (item.turns.length > 0) before++
    return withIds(item, place)
  })
  return { ...draft, items }
}

function withIds(item: Item, place: number): Item {
  let texts = 0
  return mapTurns(item, (turn) => {
    if (turn.type !== 'message') return turn
    const suffix = texts === 0 ? '' : `_${texts}`
    texts++
    return turn.id === undefined ? { ...turn, id: `msg_pi_${place}${suffix}` } : turn
  })
}
