import type { ProjectionStep } from '../../../rule-function.js'
import { joined, mapItems } from '../../draft.js'
import { callPart } from './call-ids.js'

/** `adapter.openai-responses.result` (note 0029). */
export const result: ProjectionStep = (draft) =>
  mapItems(draft, ['tool'], (item) => ({
    ...item,
    turns: [
      {
        type: 'function_call_output',
        call_id: callPart(String(item.message.toolCallId)),
        output: joined(item.message, 'text'),
      },
    ],
  }))
