import type { ProjectionFunction } from '../../../rule-function.js'
import { developerMessage } from '../../conversation/refused.js'

/** `adapter.anthropic-messages.developer` (note 0027): the route has no form for changes of the tools. */
export const developer: ProjectionFunction = developerMessage
