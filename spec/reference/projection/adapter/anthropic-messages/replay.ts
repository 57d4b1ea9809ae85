import type { ProjectionStep } from '../../../rule-function.js'
import { withNative } from '../../conversation/native-replay.js'

/** `adapter.anthropic-messages.replay` (note 0027). */
export const replay: ProjectionStep = (draft) => withNative(draft, 'anthropic-messages')
