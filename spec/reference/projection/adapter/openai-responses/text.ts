import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { mapItems, mapTurns } from '../../draft.js'
import { parsed } from './reasoning-item.js'

/** `adapter.openai-responses.text` (note 0029). */
export const text: ProjectionStep = (draft) =>
  mapItems(draft, ['assistant'], (item) => mapTurns(item, (turn) => (turn.type === 'text' ? messageOf(turn) : turn)))

function messageOf({ text: said, signature }: JsonObject): JsonObject {
  const { id, phase } = parsed(signature) ?? {}
  return {
    type: 'message',
    role: 'assistant',
    content: [{ type: 'output_text', text: said, annotations: [] }],
    status: 'completed',
    id,
    ...(phase === undefined ? {} : { phase }),
  }
}
