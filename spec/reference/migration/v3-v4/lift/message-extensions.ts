import type { StepFunction } from '../../../rule-function.js'
import { prefixed, withMessage, wrappedResult } from './wrapped.js'

const own: ReadonlySet<string> = new Set(['id', 'role', 'source', 'content'])

/** `v3-v4.lift.message-extensions` (note 0017). */
export const messageExtensions: StepFunction = (event) => {
  const { message } = wrappedResult(event) ?? {}
  return message ? withMessage(event, prefixed(message, own, 'plugin:message:')) : event
}
