import { ofReplacement } from '../../rule-function.js'
import { replacement } from '../state/surface.js'

/** `surface.order`: a replacement starts before it ends, on the surface. Note 0008, Replacing. */
export const surfaceOrder = ofReplacement((event, { log }) => {
  const replaced = replacement(event)
  const span = replaced && log.surface.span(replaced.op, replaced.start, replaced.end)
  return span && 'fault' in span && span.fault === 'order' ? '/surfaceOp/endSeq' : undefined
})
