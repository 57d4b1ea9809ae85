import type { ProjectionStep } from '../../../rule-function.js'
import { withObjectArguments } from '../../conversation/arguments.js'

/** `adapter.anthropic-messages.arguments` (note 0027). */
export const objectArguments: ProjectionStep = withObjectArguments
