import type { ProjectionStep } from '../../../rule-function.js'
import { blocksOf, joined, mapItems, mapTurns } from '../../draft.js'
import { hasImage, inputParts } from './image-parts.js'

/** `adapter.openai-responses.result-images` (note 0029): the text first, then the images. */
export const resultImages: ProjectionStep = (draft) =>
  mapItems(draft, ['tool'], (item) => {
    if (!hasImage(item.message)) return item
    const images = blocksOf(item.message).filter(({ type }) => type === 'image')
    const text = { text: joined(item.message, 'text') }
    return mapTurns(item, (turn) => ({ ...turn, output: inputParts([text, ...images], draft.route) }))
  })
