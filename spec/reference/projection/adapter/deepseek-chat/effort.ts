import type { ProjectionFunction } from '../../../rule-function.js'

const efforts = ['off', 'low', 'high', 'max']

/** `adapter.deepseek-chat.effort` (note 0025). */
export const effort: ProjectionFunction = ({ request: { reasoningEffort, purpose }, route }) => {
  if (reasoningEffort === undefined || purpose === 'session-title') return undefined
  const allowed = route.thinking === 'disabled' ? ['off'] : efforts
  return allowed.includes(String(reasoningEffort)) ? undefined : '/reasoningEffort'
}
