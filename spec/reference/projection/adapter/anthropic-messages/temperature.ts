import type { ProjectionStep } from '../../../rule-function.js'
import { withMember } from '../../draft.js'

/** `adapter.anthropic-messages.temperature` (note 0027): thinking and a temperature exclude each other. */
export const temperature: ProjectionStep = (draft) => {
  const { temperature: asked, reasoningEffort: effort = 'off' } = draft.request
  return asked === undefined || effort !== 'off' ? draft : withMember(draft, 'temperature', asked)
}
