import type { ProjectionStep } from '../../../rule-function.js'
import { mapItems, mapTurns } from '../../draft.js'
import { contentOf } from './wire-turns.js'

/** `adapter.deepseek-messages.is-error` (note 0026): what is said of the outcome is passed on, and nothing is made up. */
export const isError: ProjectionStep = (draft) =>
  mapItems(draft, ['tool'], (item) => {
    const { isError: failed } = item.message
    if (failed === undefined) return item
    return mapTurns(item, (turn) => ({
      ...turn,
      content: contentOf(turn).map((block) => ({ ...block, is_error: failed })),
    }))
  })
