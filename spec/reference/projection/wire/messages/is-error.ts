import type { WireFunction } from '../../../rule-function.js'
import { failureAstray } from '../reading/failure.js'

/** `wire.messages.is-error` (note 0024): whether a tool failed survives. */
export const messagesIsError: WireFunction = (inspection) => {
  const at = failureAstray(inspection)
  return at === undefined ? undefined : `${at}/is_error`
}
