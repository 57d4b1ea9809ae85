import type { ProjectionStep } from '../../../rule-function.js'
import { withMember } from '../../draft.js'

/** `adapter.deepseek-messages.stop` (note 0026). */
export const stop: ProjectionStep = (draft) =>
  draft.request.stop === undefined ? draft : withMember(draft, 'stop_sequences', draft.request.stop)
