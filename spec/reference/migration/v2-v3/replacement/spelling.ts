import type { StepFunction } from '../../../rule-function.js'
import { isObject } from '../../../verdict.js'

/** `v2-v3.replacement.spelling` (note 0016). */
export const replacementSpelling: StepFunction = (event) => {
  const { surfaceOp } = event
  if (!isObject(surfaceOp)) return event
  const { start: startSeq, end: endSeq, ...others } = surfaceOp
  return { ...event, surfaceOp: { ...others, startSeq, endSeq } }
}
