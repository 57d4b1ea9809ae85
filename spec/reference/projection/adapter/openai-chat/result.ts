import type { ProjectionStep } from '../../../rule-function.js'
import { joined, mapItems } from '../../draft.js'

/** `adapter.openai-chat.result` (note 0028). */
export const result: ProjectionStep = (draft) =>
  mapItems(draft, ['tool'], (item) => ({
    ...item,
    turns: [{ role: 'tool', tool_call_id: item.message.toolCallId, content: joined(item.message, 'text') }],
  }))
