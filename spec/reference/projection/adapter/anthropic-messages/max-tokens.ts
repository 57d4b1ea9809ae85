import type { ProjectionStep } from '../../../rule-function.js'
import { withMember } from '../../draft.js'

/** `adapter.anthropic-messages.max-tokens` (note 0027). */
export const maxTokens: ProjectionStep = (draft) =>
  draft.request.maxTokens === undefined ? draft : withMember(draft, 'max_tokens', draft.request.maxTokens)
