import { type Draft, type Item, mapItems } from '../draft.js'
import { isBlank, textOf } from './leaves.js'

/** The prompt that a request gives beside its history; none where it is blank. */
export function promptOf({ request: { system } }: Draft): string | undefined {
  return system === undefined || isBlank(system) ? undefined : String(system)
}

/** The system message that a history begins with, where the request gives no prompt. */
export function leadingPrompt({ request, items: [first] }: Draft): Item | undefined {
  return request.system === undefined && first?.message.role === 'system' ? first : undefined
}

/** The text of the leading prompt; none where it is blank. */
export function leadingText(leading: Item, format: number): string | undefined {
  const text = textOf(leading, format)
  return isBlank(text) ? undefined : text
}

/** The draft with its system messages as user messages. */
export function withSystemAsUser(draft: Draft): Draft {
  return mapItems(draft, ['system'], (item) => ({ ...item, message: { ...item.message, role: 'user' } }))
}

/** The draft with the prompt of the request as its first system message, also where it is empty. */
export function withSystemOption(draft: Draft): Draft {
  const { system } = draft.request
  if (system === undefined) return draft
  const item = { at: '/system', message: { role: 'system', content: [{ type: 'text', text: system }] }, turns: [] }
  return { ...draft, items: [item, ...draft.items] }
}
