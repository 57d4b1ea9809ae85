import type { ProjectionStep } from '../../../rule-function.js'
import { isObject, type JsonObject } from '../../../verdict.js'
import { mapItems } from '../../draft.js'

/** `adapter.any.foreign-replay` (note 0023): replay state is for the adapter that made it. */
export const anyForeignReplay: ProjectionStep = (draft) =>
  draft.route.sameOwner === true
    ? draft
    : mapItems(draft, ['assistant'], (item) => ({ ...item, message: withoutReplay(item.message) }))

/** A message without replay state. */
export function withoutReplay(message: JsonObject): JsonObject {
  if (!isObject(message.source)) return message
  const { replayState: _replayState, ...source } = message.source
  return { ...message, source }
}
