import type { ProjectionStep } from '../../../rule-function.js'
import { withSystemOption } from '../../conversation/prompt.js'

/** `adapter.deepseek-chat.system-option` (note 0025): the prompt of the request stands before the history. */
export const systemOption: ProjectionStep = withSystemOption
