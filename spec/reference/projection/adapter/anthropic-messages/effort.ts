import type { ProjectionFunction } from '../../../rule-function.js'
import { effortAsked } from '../../conversation/refused.js'

/** `adapter.anthropic-messages.effort` (note 0027). */
export const effort: ProjectionFunction = effortAsked
