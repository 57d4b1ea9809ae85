import type { ProjectionStep } from '../../../rule-function.js'
import { blocksOf, mapItems } from '../../draft.js'
import { hasImage, inputParts } from './image-parts.js'

/** `adapter.openai-responses.user-images` (note 0029): with an image in it, each block of a user message is a part of its own. */
export const userImages: ProjectionStep = (draft) =>
  mapItems(draft, ['user'], (item) =>
    hasImage(item.message)
      ? { ...item, turns: [{ role: 'user', content: inputParts(blocksOf(item.message), draft.route) }] }
      : item,
  )
