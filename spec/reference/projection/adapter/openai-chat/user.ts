import type { ProjectionStep } from '../../../rule-function.js'
import { joined, mapItems } from '../../draft.js'

/** `adapter.openai-chat.user` (note 0028). */
export const user: ProjectionStep = (draft) =>
  mapItems(draft, ['user'], (item) => ({ ...item, turns: [{ role: 'user', content: joined(item.message, 'text') }] }))
