import type { ProjectionStep } from '../../../rule-function.js'
import { joined, mapItems, mapTurns } from '../../draft.js'

/** `adapter.deepseek-chat.reasoning` (note 0025): a turn gets its reasoning back, with tools and without. */
export const reasoning: ProjectionStep = (draft) =>
  mapItems(draft, ['assistant'], (item) => {
    const text = joined(item.message, 'reasoning')
    return text === '' ? item : mapTurns(item, (turn) => ({ ...turn, reasoning_content: text }))
  })
