import type { ProjectionStep } from '../../../rule-function.js'
import type { Item } from '../../draft.js'
import { mapItems } from '../../draft.js'

/** `adapter.openai.system-as-user` (note 0028): one prompt leads; what the history says in its midst is said by a user. */
export const systemAsUser: ProjectionStep = (draft, { format }) => {
  const isPrompt = (item: Item) => format >= 4 && draft.request.system === undefined && item === draft.items[0]
  return mapItems(draft, ['system'], (item) =>
    isPrompt(item) ? item : { ...item, message: { ...item.message, role: 'user' } },
  )
}
