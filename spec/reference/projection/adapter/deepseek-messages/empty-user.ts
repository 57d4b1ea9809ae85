import type { ProjectionStep } from '../../../rule-function.js'
import { mapItems } from '../../draft.js'
import { contentOf } from './wire-turns.js'

/** `adapter.deepseek-messages.empty-user` (note 0026): a message of which nothing is left is no turn. */
export const emptyUser: ProjectionStep = (draft) =>
  mapItems(draft, ['user'], (item) => ({ ...item, turns: item.turns.filter((turn) => contentOf(turn).length > 0) }))
