import type { ProjectionFunction } from '../../../rule-function.js'
import { stopAsked } from '../../conversation/refused.js'

/** `adapter.gemini.stop` (note 0030): there is no such option on this route. */
export const stop: ProjectionFunction = stopAsked
