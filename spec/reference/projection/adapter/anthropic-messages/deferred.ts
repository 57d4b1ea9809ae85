import type { ProjectionFunction } from '../../../rule-function.js'
import { deferredTool } from '../../conversation/refused.js'

/** `adapter.anthropic-messages.deferred` (note 0027): nor for tools that are added later. */
export const deferred: ProjectionFunction = deferredTool
