import type { ProjectionFunction } from '../../../rule-function.js'
import { developerMessage } from '../../conversation/refused.js'

/** `adapter.openai.developer` (note 0028): the routes have no form for changes of the tools. */
export const developer: ProjectionFunction = developerMessage
