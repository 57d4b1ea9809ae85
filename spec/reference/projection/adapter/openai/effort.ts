import type { ProjectionFunction } from '../../../rule-function.js'

const efforts = ['off', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']

/** `adapter.openai.effort` (note 0028). */
export const effort: ProjectionFunction = ({ request: { reasoningEffort } }) =>
  reasoningEffort === undefined || efforts.includes(String(reasoningEffort)) ? undefined : '/reasoningEffort'
