import { ofReplacement } from '../../rule-function.js'
import { removedNodes } from '../state/surface.js'

/** `surface.head`: only a system message replaces the protected head, and it alone. Note 0008, Replacing. */
export const surfaceHead = ofReplacement((event, { log }) => {
  const removed = removedNodes(event, log.surface)
  const isHead = removed?.[0] === log.surface.first && log.seen.at(removed?.[0]) === 'system/message'
  if (!removed || !isHead) return undefined
  return event.type === 'system/message' && removed.length === 1 ? undefined : '/surfaceOp'
})
