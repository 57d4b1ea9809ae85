import type { StepFunction } from '../../../rule-function.js'
import { isObject } from '../../../verdict.js'
import { withValue } from '../../changed.js'

/** `v2-v3.replacement.spelling` (note 0016). */
export const replacementSpelling: StepFunction = (event) => {
  if (!isObject(event.surfaceOp)) return event
  const { start, end, ...spelled }: Record<string, unknown> = event.surfaceOp
  spelled.startSeq = start // into the copy, which takes a fraction of the time of one more literal
  spelled.endSeq = end
  return withValue(event, 'surfaceOp', spelled)
}
