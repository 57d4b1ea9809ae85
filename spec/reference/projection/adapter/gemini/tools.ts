import type { ProjectionStep } from '../../../rule-function.js'
import { toolsOf } from '../../draft.js'
import { withConfig } from './config.js'

/** `adapter.gemini.tools` (note 0030). */
export const tools: ProjectionStep = (draft) => {
  const declared = toolsOf(draft) ?? []
  if (declared.length === 0) return draft
  const functionDeclarations = declared.map(({ name, description, parameters }) => ({
    name,
    description,
    parametersJsonSchema: parameters,
  }))
  return withConfig(draft, 'tools', [{ functionDeclarations }])
}
