import type { ProjectionStep } from '../../../rule-function.js'
import { joined, withMember } from '../../draft.js'

/** `adapter.deepseek-messages.system` (note 0026): the prompt of the request, then the last one of the history. */
export const system: ProjectionStep = (draft) => {
  const last = draft.items.findLast(({ message, turns }) => message.role === 'system' && turns.length === 0)
  const parts = [draft.request.system ?? '', last === undefined ? '' : joined(last.message, 'text')]
  const text = parts.filter((part) => part !== '').join('\n\n')
  return text === '' ? draft : withMember(draft, 'system', text)
}
