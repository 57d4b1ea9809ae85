import type { ProjectionStep } from '../../../rule-function.js'
import { promptOf } from '../../conversation/prompt.js'
import { withMember } from '../../draft.js'

/** `adapter.anthropic-messages.prompt` (note 0027). */
export const prompt: ProjectionStep = (draft) => {
  const text = promptOf(draft)
  return text === undefined ? draft : withMember(draft, 'system', [{ type: 'text', text }])
}
