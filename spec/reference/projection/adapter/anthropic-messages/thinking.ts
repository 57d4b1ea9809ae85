import type { ProjectionStep } from '../../../rule-function.js'
import { withMember } from '../../draft.js'

/** `adapter.anthropic-messages.thinking` (note 0027). */
export const thinking: ProjectionStep = (draft) => {
  const { reasoningEffort: effort } = draft.request
  if (effort === undefined) return draft
  if (effort === 'off') return withMember(draft, 'thinking', { type: 'disabled' })
  const thinking = withMember(draft, 'thinking', { type: 'adaptive', display: 'summarized' })
  return withMember(thinking, 'output_config', { effort })
}
