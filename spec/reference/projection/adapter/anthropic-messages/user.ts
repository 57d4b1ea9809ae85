import type { ProjectionStep } from '../../../rule-function.js'
import { textOf } from '../../conversation/leaves.js'
import { mapItems } from '../../draft.js'

/** `adapter.anthropic-messages.user` (note 0027). */
export const user: ProjectionStep = (draft, { format }) =>
  mapItems(draft, ['user'], (item) => ({ ...item, turns: [{ role: 'user', content: textOf(item, format) }] }))
