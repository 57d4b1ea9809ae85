import { ofReplacement } from '../../rule-function.js'
import { removedNodes } from '../state/surface.js'

/** `surface.result-content`: a rewritten result differs in its content alone. Note 0008, Rewriting a tool result. */
export const surfaceResultContent = ofReplacement((event, { log }) => {
  const [seq, ...others] = removedNodes(event, log.surface) ?? []
  const isOfOneResult = seq !== undefined && others.length === 0 && log.seen.at(seq) === 'tool/result'
  return !isOfOneResult || log.results.isSame(event, seq) ? undefined : '/data'
})
