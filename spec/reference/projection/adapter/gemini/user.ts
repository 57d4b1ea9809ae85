import type { ProjectionStep } from '../../../rule-function.js'
import { textOf } from '../../conversation/leaves.js'
import { mapItems } from '../../draft.js'

/** `adapter.gemini.user` (note 0030). */
export const user: ProjectionStep = (draft, { format }) =>
  mapItems(draft, ['user'], (item) => ({ ...item, turns: [{ role: 'user', parts: [{ text: textOf(item, format) }] }] }))
