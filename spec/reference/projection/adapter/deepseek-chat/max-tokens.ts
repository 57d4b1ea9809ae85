import type { ProjectionStep } from '../../../rule-function.js'
import { withMember } from '../../draft.js'

/** `adapter.deepseek-chat.max-tokens` (note 0025). */
export const maxTokens: ProjectionStep = (draft) =>
  draft.request.maxTokens === undefined ? draft : withMember(draft, 'max_tokens', draft.request.maxTokens)
