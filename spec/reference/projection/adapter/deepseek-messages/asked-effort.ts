import type { Draft } from '../../draft.js'

/** How hard the model is to think: `high` where nobody says. */
export function askedEffort({ request: { reasoningEffort, purpose }, route }: Draft): unknown {
  if (purpose === 'session-title') return 'off'
  return reasoningEffort ?? (route.thinking === 'disabled' ? 'off' : 'high')
}
