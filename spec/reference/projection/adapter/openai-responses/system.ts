import type { ProjectionStep } from '../../../rule-function.js'
import { joined, mapItems } from '../../draft.js'

/** `adapter.openai-responses.system` (note 0029). */
export const system: ProjectionStep = (draft) =>
  mapItems(draft, ['system'], (item) => {
    const content = joined(item.message, 'text')
    return { ...item, turns: content === '' ? [] : [{ role: 'system', content }] }
  })
