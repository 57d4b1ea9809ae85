import type { ProjectionStep } from '../../../rule-function.js'
import { withMember } from '../../draft.js'

/** What the provider takes at the least. */
const least = 16

/** `adapter.openai-responses.max-tokens` (note 0029). */
export const maxTokens: ProjectionStep = (draft) => {
  const asked = draft.request.maxTokens
  return asked === undefined ? draft : withMember(draft, 'max_output_tokens', Math.max(Number(asked), least))
}
