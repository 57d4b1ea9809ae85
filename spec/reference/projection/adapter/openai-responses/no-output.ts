import type { ProjectionStep } from '../../../rule-function.js'
import { mapItems, mapTurns } from '../../draft.js'

/** `adapter.openai-responses.no-output` (note 0029): an output is never empty. */
export const noOutput: ProjectionStep = (draft) =>
  mapItems(draft, ['tool'], (item) =>
    mapTurns(item, (turn) => (turn.output === '' ? { ...turn, output: '(no output)' } : turn)),
  )
