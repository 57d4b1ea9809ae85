import type { ProjectionStep } from '../../../rule-function.js'
import { isObject } from '../../../verdict.js'
import { mapItems } from '../../draft.js'

/** `adapter.any.foreign-replay` (note 0023): replay state is for the adapter that made it. */
export const anyForeignReplay: ProjectionStep = (draft) =>
  draft.route.sameOwner === true
    ? draft
    : mapItems(draft, ['assistant'], (item) => {
        const { source } = item.message
        if (!isObject(source) || !Object.hasOwn(source, 'replayState')) return item
        const { replayState: _replayState, ...kept } = source
        return { ...item, message: { ...item.message, source: kept } }
      })
