import type { ProjectionStep } from '../../../rule-function.js'
import { blocksOf, mapItems, mapTurns } from '../../draft.js'

/**
 * `adapter.openai-chat.reasoning` (note 0028): a turn gets its reasoning back where it came from. What is not the provider's
 * own has become text before.
 */
export const reasoning: ProjectionStep = (draft) =>
  mapItems(draft, ['assistant'], (item) => {
    const blocks = blocksOf(item.message).filter(({ type, text }) => type === 'reasoning' && String(text).trim() !== '')
    const [first] = blocks
    if (!first) return item
    const text = blocks.map((block) => String(block.text)).join('\n')
    return mapTurns(item, (turn) => ({ ...turn, [String(first.signature)]: text }))
  })
