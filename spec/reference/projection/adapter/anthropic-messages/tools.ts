import type { ProjectionStep } from '../../../rule-function.js'
import { asObject } from '../../../verdict.js'
import { toolsOf, withMember } from '../../draft.js'

/** `adapter.anthropic-messages.tools` (note 0027). */
export const tools: ProjectionStep = (draft) => {
  const declared = toolsOf(draft) ?? []
  if (declared.length === 0) return draft
  const made = declared.map(({ name, description, parameters }) => ({
    name,
    description,
    eager_input_streaming: true,
    input_schema: { properties: {}, required: [], ...asObject(parameters), type: 'object' },
  }))
  return withMember(draft, 'tools', made)
}
