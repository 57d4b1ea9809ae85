import type { ProjectionStep } from '../../../rule-function.js'
import { toolsOf, withMember } from '../../draft.js'

/** `adapter.openai-responses.tools` (note 0029): strict is what a tool is here unless it says otherwise. */
export const tools: ProjectionStep = (draft) => {
  const declared = toolsOf(draft)
  if (declared === undefined || declared.length === 0) return draft
  const made = declared.map(({ name, description, parameters }) => ({
    type: 'function',
    name,
    description,
    parameters,
    strict: false,
  }))
  return withMember(draft, 'tools', made)
}
