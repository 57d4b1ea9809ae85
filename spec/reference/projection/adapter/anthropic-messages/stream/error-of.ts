import type { Translation } from '../../../../stream/translation.js'
import { ownPath } from '../../../../verdict.js'
import { eventOf } from './block.js'

/** Errors of the provider that have a code of their own. */
export const otherCodes: readonly string[] = [
  'rate_limit_error',
  'invalid_request_error',
  'request_too_large',
  'authentication_error',
  'permission_error',
]

/** The pointer to the type of an error that is among some, or among none of them. */
export function errorOf(translation: Translation, types: readonly string[], isAmong = true): string | undefined {
  const event = eventOf(translation, 'error')
  return event && types.includes(String(ownPath(event, 'error', 'type'))) === isAmong ? '/error/type' : undefined
}
