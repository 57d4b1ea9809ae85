import type { ProjectionStep } from '../../../rule-function.js'
import { blocksOf, mapItems, mapTurns } from '../../draft.js'

/** `adapter.openai-chat.reasoning` (note 0028): a turn gets its reasoning back where it came from. */
export const reasoning: ProjectionStep = (draft) =>
  mapItems(draft, ['assistant'], (item) => {
    const blocks = blocksOf(item.message).filter(
      ({ type, text, signature }) => type === 'reasoning' && signature !== undefined && String(text).trim() !== '',
    )
    const [first] = blocks
    if (!first) return item
    const text = blocks.map((block) => String(block.text)).join('\n')
    return mapTurns(item, (turn) => ({ ...turn, [String(first.signature)]: text }))
  })
