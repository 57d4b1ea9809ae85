import { ofReplacement } from '../../rule-function.js'
import { replacement } from '../state/surface.js'

/** `surface.head`: only a system message replaces the protected head, and it alone. Note 0008, Replacing. */
export const surfaceHead = ofReplacement((event, { log }) => {
  const { head } = log
  const replaced = replacement(event)
  if (head === undefined || (replaced?.start !== head && replaced?.end !== head)) return undefined
  return event.type === 'system/message' && replaced.start === replaced.end ? undefined : '/surfaceOp'
})
