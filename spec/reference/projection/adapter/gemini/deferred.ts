import type { ProjectionFunction } from '../../../rule-function.js'
import { deferredTool } from '../../conversation/refused.js'

/** `adapter.gemini.deferred` (note 0030): the route has no form for tools that are added later. */
export const deferred: ProjectionFunction = deferredTool
