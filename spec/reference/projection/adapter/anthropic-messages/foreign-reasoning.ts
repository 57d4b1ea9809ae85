import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { isBlank } from '../../conversation/leaves.js'
import { nativeOf, withReasoningAsText } from '../../conversation/native-replay.js'

/** `adapter.anthropic-messages.foreign-reasoning` (note 0027): the provider takes no thinking that it has not signed. */
export const foreignReasoning: ProjectionStep = (draft) => withReasoningAsText(draft, isSigned)

function isSigned(block: JsonObject): boolean {
  return !isBlank(nativeOf(block)?.thinkingSignature ?? '')
}
