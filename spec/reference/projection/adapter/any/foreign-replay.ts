import type { ProjectionStep } from '../../../rule-function.js'
import { isObject, type JsonObject } from '../../../verdict.js'
import { mapItems } from '../../draft.js'

/** `adapter.any.foreign-replay` (note 0023): replay state is for the adapter that made it. */
export const anyForeignReplay: ProjectionStep = (draft) =>
  draft.route.sameOwner === true
    ? draft
    : mapItems(draft, ['assistant'], (item) => {
        const message = withoutReplay(item.message)
        return message === item.message ? item : { ...item, message }
      })

/** A message without replay state; the message itself where it has none. */
export function withoutReplay(message: JsonObject): JsonObject {
  const { source } = message
  if (!isObject(source) || !Object.hasOwn(source, 'replayState')) return message
  const { replayState: _replayState, ...kept } = source
  return { ...message, source: kept }
}
