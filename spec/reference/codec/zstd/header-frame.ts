import type { RuleFunction } from '../../rule-function.js'
import type { Frame } from './frames.js'

/** `zstd.header-frame`: the first frame is complete and holds one line, the header. Note 0006, Records. */
export const headerFrame: RuleFunction = (frame) => {
  const { isFirst, stop, content } = frame as Frame
  if (!isFirst || content === undefined || (stop && stop !== 'end-of-file')) return undefined
  const firstLineFeed = content.indexOf(0x0a)
  return !stop && firstLineFeed >= 0 && firstLineFeed === content.length - 1 ? undefined : ''
}
