import type { ProjectionStep } from '../../../rule-function.js'
import { withSystemOption } from '../../conversation/prompt.js'

/** `adapter.openai.system-option` (note 0028): the prompt of the request stands before the history. */
export const systemOption: ProjectionStep = withSystemOption
