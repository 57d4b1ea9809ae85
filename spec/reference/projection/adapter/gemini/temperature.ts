import type { ProjectionStep } from '../../../rule-function.js'
import { withConfig } from './config.js'

/** `adapter.gemini.temperature` (note 0030). */
export const temperature: ProjectionStep = (draft) =>
  draft.request.temperature === undefined ? draft : withConfig(draft, 'temperature', draft.request.temperature)
