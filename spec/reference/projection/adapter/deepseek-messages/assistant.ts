import type { ProjectionStep } from '../../../rule-function.js'
import { blocksOf, mapItems } from '../../draft.js'

/** `adapter.deepseek-messages.assistant` (note 0026). Blocks other than text are left for the steps that know them. */
export const assistant: ProjectionStep = (draft) =>
  mapItems(draft, ['assistant'], (item) => {
    const content = blocksOf(item.message).map((block) =>
      block.type === 'text' ? { type: 'text', text: block.text } : block,
    )
    return content.length === 0 ? item : { ...item, turns: [{ role: 'assistant', content }] }
  })
