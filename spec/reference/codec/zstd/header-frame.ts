import type { RuleFunction } from '../../rule-function.js'
import type { Frame } from './frames.js'

const lineFeed = 0x0a

/** `zstd.header-frame`: the first frame is complete and holds one line, the header. Note 0006, Records. */
export const headerFrame: RuleFunction = (frame) => {
  const { isFirst, stop, content } = frame as Frame
  if (!isFirst || (stop && stop !== 'end-of-file')) return undefined
  const isOneLine = content !== undefined && content.length > 0 && content.indexOf(lineFeed) === content.length - 1
  return !stop && isOneLine ? undefined : ''
}
