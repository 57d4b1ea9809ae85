import type { ProjectionStep } from '../../../rule-function.js'
import { withResultsByCall } from '../../conversation/repair.js'

/** `adapter.gemini.results-by-call` (note 0030): without ids, a result is told by its place. */
export const resultsByCall: ProjectionStep = withResultsByCall
