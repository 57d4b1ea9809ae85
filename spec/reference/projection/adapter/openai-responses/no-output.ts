import type { ProjectionStep } from '../../../rule-function.js'
import { mapItems, mapTurns } from '../../draft.js'

/** `adapter.openai-responses.no-output` (note 0029): an output is never empty. */
export const noOutput: ProjectionStep = (draft) =>
  mapItems(draft, ['tool'], (item) =>
    item.turns.some(({ output }) => output === '')
      ? mapTurns(item, (turn) => ({ ...turn, output: '(no output)' }))
      : item,
  )
