import type { ProjectionStep } from '../../../rule-function.js'
import { mapItems } from '../../draft.js'
import { contentBlocks } from './content-blocks.js'

/** `adapter.deepseek-messages.result` (note 0026): a result is a block in a turn of the user. */
export const result: ProjectionStep = (draft) =>
  mapItems(draft, ['tool'], (item) => {
    const content = contentBlocks(item.message, draft.route)
    const block = { type: 'tool_result', tool_use_id: item.message.toolCallId, content }
    return { ...item, turns: [{ role: 'user', content: [block] }] }
  })
