import type { ProjectionStep } from '../../../rule-function.js'
import { joined, mapItems } from '../../draft.js'

/** `adapter.openai-responses.user` (note 0029). */
export const user: ProjectionStep = (draft) =>
  mapItems(draft, ['user'], (item) => {
    const text = joined(item.message, 'text')
    return { ...item, turns: text === '' ? [] : [{ role: 'user', content: [{ type: 'input_text', text }] }] }
  })
