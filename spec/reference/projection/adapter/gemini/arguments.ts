import type { ProjectionStep } from '../../../rule-function.js'
import { withObjectArguments } from '../../conversation/arguments.js'

/** `adapter.gemini.arguments` (note 0030). */
export const objectArguments: ProjectionStep = withObjectArguments
