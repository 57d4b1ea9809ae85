import type { ProjectionStep } from '../../../rule-function.js'
import { asObject } from '../../../verdict.js'
import { mapItems } from '../../draft.js'

/** `adapter.any.foreign-replay` (note 0023): replay state is for the adapter that made it. */
export const anyForeignReplay: ProjectionStep = (draft) =>
  draft.route.sameOwner === true
    ? draft
    : mapItems(draft, ['assistant'], (item) => {
        const { replayState: _replayState, ...source } = asObject(item.message.source)
        return { ...item, message: { ...item.message, source } }
      })
