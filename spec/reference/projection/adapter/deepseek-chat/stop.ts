import type { ProjectionStep } from '../../../rule-function.js'
import { withMember } from '../../draft.js'

/** `adapter.deepseek-chat.stop` (note 0025). */
export const stop: ProjectionStep = (draft) =>
  draft.request.stop === undefined ? draft : withMember(draft, 'stop', draft.request.stop)
