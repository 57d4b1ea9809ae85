import type { ProjectionStep } from '../../../rule-function.js'
import { withAllAnswered } from '../../conversation/repair.js'

/** `adapter.anthropic-messages.unanswered` (note 0027). */
export const unanswered: ProjectionStep = withAllAnswered
