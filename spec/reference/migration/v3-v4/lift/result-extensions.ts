import type { StepFunction } from '../../../rule-function.js'
import { withValue } from '../../changed.js'
import { prefixed, withMessage, wrappedResult } from './wrapped.js'

const own: ReadonlySet<string> = new Set(['type', 'toolCallId', 'content', 'isError'])

/** `v3-v4.lift.result-extensions` (note 0017). */
export const resultExtensions: StepFunction = (event) => {
  const wrapped = wrappedResult(event)
  if (!wrapped) return event
  const { message, wrapper } = wrapped
  const result = prefixed(wrapper, own, 'plugin:result:')
  return result === wrapper ? event : withMessage(event, withValue(message, 'content', [result]))
}
