import type { ProjectionStep } from '../../../rule-function.js'
import { withMember } from '../../draft.js'

/** `adapter.deepseek-chat.thinking` (note 0025). */
export const thinking: ProjectionStep = (draft) => {
  const { purpose, reasoningEffort } = draft.request
  const asked =
    reasoningEffort === undefined ? draft.route.thinking : reasoningEffort === 'off' ? 'disabled' : 'enabled'
  const type = purpose === 'session-title' ? 'disabled' : asked
  return type === undefined ? draft : withMember(draft, 'thinking', { type })
}
