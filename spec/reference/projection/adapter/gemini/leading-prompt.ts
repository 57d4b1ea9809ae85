import type { ProjectionStep } from '../../../rule-function.js'
import { leadingPrompt, leadingText } from '../../conversation/prompt.js'
import { withConfig } from './config.js'

/** `adapter.gemini.leading-prompt` (note 0030). */
export const leadingPromptOfHistory: ProjectionStep = (draft, { format }) => {
  const leading = leadingPrompt(draft)
  if (!leading) return draft
  const text = leadingText(leading, format)
  const rest = { ...draft, items: draft.items.slice(1) }
  return text === undefined ? rest : withConfig(rest, 'systemInstruction', text)
}
