import type { StepFunction } from '../../../rule-function.js'
import { own } from '../../../verdict.js'
import { withMessage, wrappedResult } from './wrapped.js'

/** `v3-v4.lift.unwrap` (note 0017): what the wrapper says becomes what the message says. */
export const unwrap: StepFunction = (event) => {
  const wrapped = wrappedResult(event)
  if (!wrapped) return event
  const { id, role: _role, source, content: _content, ...ofMessage } = wrapped.message
  const { type: _type, toolCallId: _call, content, isError, ...ofResult } = wrapped.wrapper
  const flag = Object.hasOwn(wrapped.wrapper, 'isError') ? { isError } : {}
  return withMessage(event, {
    role: 'tool',
    source,
    toolCallId: own(source, 'callId'),
    content,
    ...flag,
    id,
    ...ofMessage,
    ...ofResult,
  })
}
