import type { ProjectionStep } from '../../../rule-function.js'
import { withMember } from '../../draft.js'

/** `adapter.openai-chat.max-tokens` (note 0028). */
export const maxTokens: ProjectionStep = (draft) =>
  draft.request.maxTokens === undefined ? draft : withMember(draft, 'max_completion_tokens', draft.request.maxTokens)
