import type { Implementation } from '../implementation.js'
import { altered, withRefusals } from './altered.js'

/** Accepts and refuses what it should, in the right class, and never because of what is wrong: no row is an object to it. */
export function wrongReason(right: Implementation): Implementation {
  return altered(right, (answer) =>
    withRefusals(answer, (refusal) => ({ ...refusal, rule: 'envelope.object', at: '' })),
  )
}

/** The same, and it keeps its reasons to itself. Nothing is left to compare, so that it passes. */
export function withoutReasons(right: Implementation): Implementation {
  return { ...wrongReason(right), hello: async () => ({ ...(await right.hello()), reports: [] }) }
}
