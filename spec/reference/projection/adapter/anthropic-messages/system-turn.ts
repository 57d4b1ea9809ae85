import type { ProjectionStep } from '../../../rule-function.js'
import { withSystemAsUser } from '../../conversation/prompt.js'

/** `adapter.anthropic-messages.system-turn` (note 0027): only one prompt stands outside of the messages. */
export const systemTurn: ProjectionStep = withSystemAsUser
