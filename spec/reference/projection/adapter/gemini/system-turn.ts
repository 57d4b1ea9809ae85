import type { ProjectionStep } from '../../../rule-function.js'
import { withSystemAsUser } from '../../conversation/prompt.js'

/** `adapter.gemini.system-turn` (note 0030): only one prompt stands outside of the messages. */
export const systemTurn: ProjectionStep = withSystemAsUser
