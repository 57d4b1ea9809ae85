import { ofReplacement } from '../../rule-function.js'
import { replacement } from '../state/surface.js'

/** `surface.end`: a replacement ends at a node. Note 0008, Replacing. */
export const surfaceEnd = ofReplacement((event, { log }) => {
  const replaced = replacement(event)
  return replaced && !log.surface.has(replaced.end) ? '/surfaceOp/endSeq' : undefined
})
