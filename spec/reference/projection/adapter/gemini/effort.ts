import type { ProjectionFunction } from '../../../rule-function.js'
import { effortAsked } from '../../conversation/refused.js'

/** `adapter.gemini.effort` (note 0030). */
export const effort: ProjectionFunction = effortAsked
