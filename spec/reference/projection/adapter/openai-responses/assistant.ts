import type { ProjectionStep } from '../../../rule-function.js'
import { blocksOf, mapItems } from '../../draft.js'

/** `adapter.openai-responses.assistant` (note 0029): each block is to be an item of its own; empty text is none. */
export const assistant: ProjectionStep = (draft) =>
  mapItems(draft, ['assistant'], (item) => ({
    ...item,
    turns: blocksOf(item.message).filter(({ type, text }) => type !== 'text' || text !== ''),
  }))
