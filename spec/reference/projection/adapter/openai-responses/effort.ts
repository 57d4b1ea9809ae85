import type { ProjectionStep } from '../../../rule-function.js'
import { withMember } from '../../draft.js'

/** `adapter.openai-responses.effort` (note 0029): who reasons gives a summary, and all that is needed to go on from it. */
export const effort: ProjectionStep = (draft) => {
  const { reasoningEffort } = draft.request
  if (reasoningEffort === undefined) return draft
  if (reasoningEffort === 'off') return withMember(draft, 'reasoning', { effort: 'none' })
  const reasoning = { effort: reasoningEffort, summary: 'auto' }
  return withMember(withMember(draft, 'reasoning', reasoning), 'include', ['reasoning.encrypted_content'])
}
