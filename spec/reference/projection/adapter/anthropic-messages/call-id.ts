import type { ProjectionStep } from '../../../rule-function.js'
import { withWireIds } from '../../conversation/call-ids.js'

/** `adapter.anthropic-messages.call-id` (note 0027). */
export const callId: ProjectionStep = withWireIds
