import type { ProjectionStep } from '../../../rule-function.js'
import { joined, mapItems } from '../../draft.js'

/** `adapter.openai-chat.system` (note 0028). */
export const system: ProjectionStep = (draft) =>
  mapItems(draft, ['system'], (item) => ({
    ...item,
    turns: [{ role: 'system', content: joined(item.message, 'text') }],
  }))
