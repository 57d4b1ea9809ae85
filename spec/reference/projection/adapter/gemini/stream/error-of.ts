import type { Translation } from '../../../../stream/translation.js'
import { own, ownPath } from '../../../../verdict.js'

/** Errors of the provider that have a code of their own. */
export const otherCodes: readonly string[] = [
  'RESOURCE_EXHAUSTED',
  'INVALID_ARGUMENT',
  'UNAUTHENTICATED',
  'PERMISSION_DENIED',
]

/** The pointer to the status of an error that is among some, or among none of them. */
export function errorOf({ event }: Translation, statuses: readonly string[], isAmong = true): string | undefined {
  if (own(event, 'error') === undefined) return undefined
  return statuses.includes(String(ownPath(event, 'error', 'status'))) === isAmong ? '/error/status' : undefined
}
