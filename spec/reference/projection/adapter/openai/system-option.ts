import type { ProjectionStep } from '../../../rule-function.js'

/** `adapter.openai.system-option` (note 0028): the prompt of the request stands before the history. */
export const systemOption: ProjectionStep = (draft) => {
  const { system } = draft.request
  if (system === undefined) return draft
  const item = { at: '/system', message: { role: 'system', content: [{ type: 'text', text: system }] }, turns: [] }
  return { ...draft, items: [item, ...draft.items] }
}
