import type { ProjectionStep } from '../../../rule-function.js'
import { joined, mapItems } from '../../draft.js'

/** `adapter.deepseek-chat.assistant` (note 0025). */
export const assistant: ProjectionStep = (draft) =>
  mapItems(draft, ['assistant'], (item) => ({
    ...item,
    turns: [{ role: 'assistant', content: joined(item.message, 'text') }],
  }))
