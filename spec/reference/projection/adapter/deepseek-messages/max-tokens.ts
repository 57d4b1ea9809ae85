import type { ProjectionStep } from '../../../rule-function.js'
import { withMember } from '../../draft.js'

/** `adapter.deepseek-messages.max-tokens` (note 0026): the provider wants a limit in every request. */
export const maxTokens: ProjectionStep = (draft) => withMember(draft, 'max_tokens', draft.request.maxTokens ?? 256_000)
