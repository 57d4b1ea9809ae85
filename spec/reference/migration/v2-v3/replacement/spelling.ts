import type { StepFunction } from '../../../rule-function.js'
import { isObject } from '../../../verdict.js'
import { withValue } from '../../changed.js'

/** `v2-v3.replacement.spelling` (note 0016). That there is nothing else in it, the audit has seen. */
export const replacementSpelling: StepFunction = (event) => {
  const { surfaceOp } = event
  if (!isObject(surfaceOp)) return event
  const { op, start: startSeq, end: endSeq } = surfaceOp
  return withValue(event, 'surfaceOp', { op, startSeq, endSeq })
}
