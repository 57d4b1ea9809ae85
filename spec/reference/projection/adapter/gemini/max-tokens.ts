import type { ProjectionStep } from '../../../rule-function.js'
import { withConfig } from './config.js'

/** `adapter.gemini.max-tokens` (note 0030). */
export const maxTokens: ProjectionStep = (draft) =>
  draft.request.maxTokens === undefined ? draft : withConfig(draft, 'maxOutputTokens', draft.request.maxTokens)
