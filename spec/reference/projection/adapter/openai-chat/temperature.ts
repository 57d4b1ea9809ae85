import type { ProjectionStep } from '../../../rule-function.js'
import { withMember } from '../../draft.js'

/** `adapter.openai-chat.temperature` (note 0028). */
export const temperature: ProjectionStep = (draft) =>
  draft.request.temperature === undefined ? draft : withMember(draft, 'temperature', draft.request.temperature)
