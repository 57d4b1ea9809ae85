import type { ProjectionStep } from '../../../rule-function.js'
import { textOf } from '../../conversation/leaves.js'
import { mapItems } from '../../draft.js'

/** `adapter.anthropic-messages.result` (note 0027). */
export const result: ProjectionStep = (draft, { format }) =>
  mapItems(draft, ['tool'], (item) => {
    const { toolCallId, isError } = item.message
    const content = textOf(item, format)
    const made = { type: 'tool_result', tool_use_id: toolCallId, content, is_error: isError === true }
    return { ...item, turns: [{ role: 'user', content: [made] }] }
  })
