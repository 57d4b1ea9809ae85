import type { ProjectionStep } from '../../../rule-function.js'
import { blocksOf, mapItems, mapTurns } from '../../draft.js'
import { imagePart } from './image-parts.js'

/** `adapter.openai-chat.user-images` (note 0028): with an image in it, the content of a user message is a list of parts. */
export const userImages: ProjectionStep = (draft) =>
  mapItems(draft, ['user'], (item) => {
    const blocks = blocksOf(item.message)
    if (!blocks.some(({ type }) => type === 'image')) return item
    const content = blocks.flatMap((block) => {
      if (block.type === 'image') return [imagePart(block, draft.route)]
      return block.text === '' ? [] : [{ type: 'text', text: block.text }]
    })
    return mapTurns(item, (turn) => ({ ...turn, content }))
  })
