import type { RuleFunction } from '../../rule-function.js'
import type { Frame } from './frames.js'

/** `zstd.record-end`: the last complete frame ends with a line. Note 0006, Records. */
export const recordEnd: RuleFunction = (frame) => {
  const { isFirst, isLast, content, endsLine } = frame as Frame
  return isLast && !isFirst && content !== undefined && !endsLine ? '' : undefined
}
