import type { ProjectionStep } from '../../../rule-function.js'
import { withMember } from '../../draft.js'
import { askedEffort } from './asked-effort.js'

/** `adapter.deepseek-messages.effort` (note 0026). */
export const effort: ProjectionStep = (draft) => {
  const asked = askedEffort(draft)
  return asked === 'off' ? draft : withMember(draft, 'output_config', { effort: asked })
}
