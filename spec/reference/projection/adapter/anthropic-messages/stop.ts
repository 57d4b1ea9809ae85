import type { ProjectionFunction } from '../../../rule-function.js'
import { stopAsked } from '../../conversation/refused.js'

/** `adapter.anthropic-messages.stop` (note 0027): there is no such option on this route. */
export const stop: ProjectionFunction = stopAsked
