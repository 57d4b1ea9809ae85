import type { ProjectionFunction } from '../../../rule-function.js'
import { stopAsked } from '../../conversation/refused.js'

/** `adapter.openai.stop` (note 0028): an option that cannot be honoured is refused. */
export const stop: ProjectionFunction = stopAsked
