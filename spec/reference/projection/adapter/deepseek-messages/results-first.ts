import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { mapItems, mapTurns } from '../../draft.js'
import { contentOf } from './wire-turns.js'

/** `adapter.deepseek-messages.results-first` (note 0026): the provider takes results before anything that a user adds. */
export const resultsFirst: ProjectionStep = (draft) =>
  mapItems(draft, ['user', 'tool'], (item) =>
    mapTurns(item, (turn) => ({
      ...turn,
      content: [...contentOf(turn).filter(isResult), ...contentOf(turn).filter((block) => !isResult(block))],
    })),
  )

function isResult({ type }: JsonObject): boolean {
  return type === 'tool_result'
}
