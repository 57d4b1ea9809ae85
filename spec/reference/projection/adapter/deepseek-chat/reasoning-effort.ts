import type { ProjectionStep } from '../../../rule-function.js'
import { withMember } from '../../draft.js'

/** `adapter.deepseek-chat.reasoning-effort` (note 0025). */
export const reasoningEffort: ProjectionStep = (draft) => {
  const { purpose, reasoningEffort: effort } = draft.request
  const isAsked = effort !== undefined && effort !== 'off' && purpose !== 'session-title'
  return isAsked ? withMember(draft, 'reasoning_effort', effort) : draft
}
