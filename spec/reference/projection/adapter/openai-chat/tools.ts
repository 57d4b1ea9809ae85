import type { ProjectionStep } from '../../../rule-function.js'
import { toolsOf, withMember } from '../../draft.js'

/** `adapter.openai-chat.tools` (note 0028). */
export const tools: ProjectionStep = (draft) => {
  const declared = toolsOf(draft)
  if (declared === undefined || declared.length === 0) return draft
  const made = declared.map(({ name, description, parameters }) => ({
    type: 'function',
    function: { name, description, parameters, strict: false },
  }))
  return withMember(draft, 'tools', made)
}
