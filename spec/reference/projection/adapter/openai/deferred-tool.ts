import type { ProjectionFunction } from '../../../rule-function.js'
import { toolsOf } from '../../draft.js'

/** `adapter.openai.deferred-tool` (note 0028). */
export const deferredTool: ProjectionFunction = (draft) => {
  const index = toolsOf(draft)?.findIndex(({ deferLoading }) => deferLoading === true) ?? -1
  return index < 0 ? undefined : `/tools/${index}/deferLoading`
}
