import type { ProjectionStep } from '../../../rule-function.js'
import { textOf } from '../../conversation/leaves.js'
import { callsOf, isResult } from '../../conversation/pairing.js'
import { mapItems } from '../../draft.js'

/** `adapter.gemini.result` (note 0030). */
export const result: ProjectionStep = (draft, { format }) => {
  const names = new Map<unknown, unknown>()
  return mapItems(draft, ['assistant', 'tool'], (item) => {
    for (const { call } of callsOf(item)) names.set(call.id, call.name)
    if (!isResult(item)) return item
    const { toolCallId, isError } = item.message
    const text = textOf(item, format)
    const response = isError === true ? { error: text } : { output: text }
    const made = { name: names.get(toolCallId), response }
    return { ...item, turns: [{ role: 'user', parts: [{ functionResponse: made }] }] }
  })
}
