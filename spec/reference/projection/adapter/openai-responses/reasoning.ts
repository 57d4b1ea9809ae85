import type { ProjectionStep } from '../../../rule-function.js'
import { mapItems, mapTurns } from '../../draft.js'
import { reasoningItem } from './reasoning-item.js'

/** `adapter.openai-responses.reasoning` (note 0029): what the provider gave goes back unchanged. */
export const reasoning: ProjectionStep = (draft) =>
  mapItems(draft, ['assistant'], (item) =>
    mapTurns(item, (turn) => (turn.type === 'reasoning' ? (reasoningItem(turn.signature) ?? turn) : turn)),
  )
