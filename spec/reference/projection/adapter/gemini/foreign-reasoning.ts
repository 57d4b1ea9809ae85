import type { ProjectionStep } from '../../../rule-function.js'
import { nativeOf, withReasoningAsText } from '../../conversation/native-replay.js'

/** `adapter.gemini.foreign-reasoning` (note 0030). */
export const foreignReasoning: ProjectionStep = (draft) =>
  withReasoningAsText(draft, (block) => nativeOf(block) !== undefined)
