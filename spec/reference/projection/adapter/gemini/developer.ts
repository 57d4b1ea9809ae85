import type { ProjectionFunction } from '../../../rule-function.js'
import { developerMessage } from '../../conversation/refused.js'

/** `adapter.gemini.developer` (note 0030): the route has no form for changes of the tools. */
export const developer: ProjectionFunction = developerMessage
