import type { ProjectionStep } from '../../../rule-function.js'
import { withMember } from '../../draft.js'
import { callsOf } from '../openai/pairing.js'

/** `adapter.openai-chat.no-tools` (note 0028): gateways refuse a history with calls where no list of tools comes along. */
export const noTools: ProjectionStep = (draft) =>
  draft.body.tools === undefined && draft.items.some((item) => callsOf(item).length > 0)
    ? withMember(draft, 'tools', [])
    : draft
