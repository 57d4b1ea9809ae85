import type { ProjectionStep } from '../../../rule-function.js'
import { withNative } from '../../conversation/native-replay.js'

/** `adapter.gemini.replay` (note 0030). */
export const replay: ProjectionStep = (draft) => withNative(draft, 'google-generative-ai')
