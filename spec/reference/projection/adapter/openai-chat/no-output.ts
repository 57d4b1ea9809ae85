import type { ProjectionStep } from '../../../rule-function.js'
import { mapItems, mapTurns } from '../../draft.js'

/** `adapter.openai-chat.no-output` (note 0028): a tool message is never empty. */
export const noOutput: ProjectionStep = (draft) =>
  mapItems(draft, ['tool'], (item) =>
    mapTurns(item, (turn) => (turn.content === '' ? { ...turn, content: '(no output)' } : turn)),
  )
