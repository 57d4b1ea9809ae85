import type { ProjectionStep } from '../../../rule-function.js'
import { withMember } from '../../draft.js'
import { askedEffort } from './asked-effort.js'

/** `adapter.deepseek-messages.thinking` (note 0026). */
export const thinking: ProjectionStep = (draft) =>
  withMember(draft, 'thinking', { type: askedEffort(draft) === 'off' ? 'disabled' : 'enabled' })
