import type { ProjectionStep } from '../../../rule-function.js'
import { withMember } from '../../draft.js'

/** `adapter.openai-chat.effort` (note 0028). */
export const effort: ProjectionStep = (draft) => {
  const { reasoningEffort } = draft.request
  if (reasoningEffort === undefined) return draft
  return withMember(draft, 'reasoning_effort', reasoningEffort === 'off' ? 'none' : reasoningEffort)
}
