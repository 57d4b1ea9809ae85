import type { ProjectionStep } from '../../../rule-function.js'
import { blocksOf, mapItems, mapTurns } from '../../draft.js'
import { partsWithImages } from './image-parts.js'

/** `adapter.deepseek-chat.user-images` (note 0025): with an image in it, the content of a user message is a list of parts. */
export const userImages: ProjectionStep = (draft, { format }) =>
  mapItems(draft, ['user'], (item) =>
    blocksOf(item.message).some(({ type }) => type === 'image')
      ? mapTurns(item, (turn) => ({ ...turn, content: partsWithImages(item, draft.route, format) }))
      : item,
  )
