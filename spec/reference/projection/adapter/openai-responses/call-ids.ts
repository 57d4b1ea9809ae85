import type { ProjectionStep } from '../../../rule-function.js'
import { withIds } from '../openai/ids.js'

/**
 * `adapter.openai-responses.call-ids` (note 0029): of an id in two parts, the first is what pairs a call with its
 * result, in the whole of the request.
 */
export const callIds: ProjectionStep = (draft) =>
  withIds(draft, {
    limit: 64,
    spelled: (id) => callPart(id).replaceAll(/[^A-Za-z0-9_-]/g, '_') || '_',
    known: callPart,
    isShared: false,
  })

/** What stands before the first `|`. */
export function callPart(id: string): string {
  return id.split('|', 1)[0] ?? ''
}
