import type { ProjectionStep } from '../../../rule-function.js'
import { missingResult } from '../../conversation/repair.js'
import type { Item } from '../../draft.js'
import { answersIn, callsOf } from './pairing.js'

/** `adapter.openai.no-result` (note 0028): a call that nobody answered is answered here, after those that were. */
export const noResult: ProjectionStep = (draft) => {
  const answers = answersIn(draft.items)
  const answered = new Set([...answers.values()].map(({ call }) => call))
  const pending: Item[] = []
  const items = draft.items.flatMap((item, index) => {
    pending.push(...callsOf(item).flatMap((call) => (answered.has(call) ? [] : [missingResult(item.at, call.id)])))
    return draft.items[index + 1]?.message.role === 'tool' ? [item] : [item, ...pending.splice(0)]
  })
  return { ...draft, items }
}
