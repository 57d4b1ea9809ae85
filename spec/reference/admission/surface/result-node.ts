import { ofReplacement } from '../../rule-function.js'
import { removedNodes } from '../state/surface.js'

/** `surface.result-node`: a result that replaces replaces one result. Note 0008, Rewriting a tool result. */
export const surfaceResultNode = ofReplacement((event, { log }) => {
  const removed = removedNodes(event, log.surface)
  return !removed || (removed.length === 1 && log.seen.at(removed[0]) === 'tool/result') ? undefined : '/surfaceOp'
})
