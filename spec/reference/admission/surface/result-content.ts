import type { RelationFunction } from '../../rule-function.js'
import { removedNodes } from '../state/surface.js'

/** `surface.result-content`: a rewritten result differs in its content alone. Note 0008, Rewriting a tool result. */
export const surfaceResultContent: RelationFunction = (event, { log }) => {
  const [seq, ...others] = removedNodes(event, log.surface) ?? []
  const kept = seq === undefined || others.length > 0 ? undefined : log.results.digest(seq)
  return kept === undefined || kept === log.results.digestOf(event) ? undefined : '/data'
}
