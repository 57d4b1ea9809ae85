import { ofReplacement } from '../../rule-function.js'
import { replacement } from '../state/surface.js'

/** `surface.start`: a replacement starts at a node. Note 0008, Replacing. */
export const surfaceStart = ofReplacement((event, { log }) => {
  const replaced = replacement(event)
  return replaced && !log.surface.has(replaced.start) ? '/surfaceOp/startSeq' : undefined
})
