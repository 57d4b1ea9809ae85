import type { ProjectionStep } from '../../../rule-function.js'
import { withConfig } from './config.js'

/** `adapter.gemini.thinking` (note 0030). */
export const thinking: ProjectionStep = (draft) => {
  const { reasoningEffort: effort } = draft.request
  if (effort === undefined) return draft
  const thinkingBudget = budgets[String(effort)]
  const thinkingConfig = effort === 'off' ? { thinkingBudget } : { includeThoughts: true, thinkingBudget }
  return withConfig(draft, 'thinkingConfig', thinkingConfig)
}

/** In tokens. */
const budgets: Readonly<Record<string, number>> = { off: 0, low: 2048, medium: 8192, high: 24576 }
