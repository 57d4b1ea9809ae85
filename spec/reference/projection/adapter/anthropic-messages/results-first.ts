import type { ProjectionStep } from '../../../rule-function.js'
import { withResultsFirst } from '../../conversation/repair.js'

/** `adapter.anthropic-messages.results-first` (note 0027). */
export const resultsFirst: ProjectionStep = withResultsFirst
