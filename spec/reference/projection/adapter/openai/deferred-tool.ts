import type { ProjectionFunction } from '../../../rule-function.js'
import { deferredTool as asked } from '../../conversation/refused.js'

/** `adapter.openai.deferred-tool` (note 0028). */
export const deferredTool: ProjectionFunction = asked
