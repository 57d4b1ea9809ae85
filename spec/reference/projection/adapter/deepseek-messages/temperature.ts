import type { ProjectionStep } from '../../../rule-function.js'
import { withMember } from '../../draft.js'

/** `adapter.deepseek-messages.temperature` (note 0026). */
export const temperature: ProjectionStep = (draft) =>
  draft.request.temperature === undefined ? draft : withMember(draft, 'temperature', draft.request.temperature)
