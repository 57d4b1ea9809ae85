import type { ProjectionStep } from '../../../rule-function.js'
import { leavesOf } from '../../conversation/leaves.js'
import { mapItems, mapTurns } from '../../draft.js'
import { hasImage, partOf } from './image-part.js'

/** `adapter.gemini.user-images` (note 0030). */
export const userImages: ProjectionStep = (draft, { format }) =>
  mapItems(draft, ['user'], (item) =>
    hasImage(item, format)
      ? mapTurns(item, (turn) => ({ ...turn, parts: leavesOf(item, format).map((leaf) => partOf(leaf, draft.route)) }))
      : item,
  )
