import type { ProjectionFunction } from '../../../rule-function.js'
import { developerMessage } from '../../conversation/refused.js'

/** `adapter.deepseek-chat.developer` (note 0025): the dialect has no form for changes of the tools. */
export const developer: ProjectionFunction = developerMessage
