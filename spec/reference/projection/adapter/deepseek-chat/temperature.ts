import type { ProjectionStep } from '../../../rule-function.js'
import { withMember } from '../../draft.js'

/** `adapter.deepseek-chat.temperature` (note 0025). */
export const temperature: ProjectionStep = (draft) =>
  draft.request.temperature === undefined ? draft : withMember(draft, 'temperature', draft.request.temperature)
