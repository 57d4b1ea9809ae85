import type { ProjectionFunction } from '../../../rule-function.js'
import { deferredTool } from '../../conversation/refused.js'

/** `adapter.anthropic-messages.deferred` (note 0027): the route has no form for tools that are added later. */
export const deferred: ProjectionFunction = deferredTool
