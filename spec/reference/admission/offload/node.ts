import type { RelationFunction } from '../../rule-function.js'
import { targetFault } from './target-fault.js'

/** `offload.node`: an offload names nodes of the surface. Note 0008, Offloaded images. */
export const offloadNode: RelationFunction = (event, { log }) =>
  targetFault(event, ({ seq }) => (log.surface.has(seq) ? undefined : '/seq'))
