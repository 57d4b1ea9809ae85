import type { ProjectionStep } from '../../../rule-function.js'
import { withIds } from '../openai/ids.js'

/** `adapter.openai-chat.call-ids` (note 0028): what the Responses interface calls a call has two parts, of which both count. */
export const callIds: ProjectionStep = (draft) =>
  withIds(draft, {
    limit: 40,
    spelled: (id) => (id.includes('|') ? id.replaceAll(/[^A-Za-z0-9_-]/g, '_') : id) || '_',
    known: (id) => id,
    isShared: true,
  })
