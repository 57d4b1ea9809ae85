import type { ProjectionStep } from '../../../rule-function.js'
import { withAllAnswered } from '../../conversation/repair.js'

/** `adapter.gemini.unanswered` (note 0030). */
export const unanswered: ProjectionStep = withAllAnswered
