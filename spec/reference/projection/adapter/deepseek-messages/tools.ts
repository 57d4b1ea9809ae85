import type { ProjectionStep } from '../../../rule-function.js'
import { toolsOf, withMember } from '../../draft.js'

/** `adapter.deepseek-messages.tools` (note 0026): an empty list is sent as well. */
export const tools: ProjectionStep = (draft) => {
  const made = toolsOf(draft)?.map(({ name, description, parameters, deferLoading }) => ({
    name,
    description,
    input_schema: parameters,
    ...(deferLoading === true ? { defer_loading: true } : {}),
  }))
  return made === undefined ? draft : withMember(draft, 'tools', made)
}
