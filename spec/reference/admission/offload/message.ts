import type { RelationFunction } from '../../rule-function.js'
import { targetFault } from './target-fault.js'

/** `offload.message`: an offload names messages that hold images. Note 0008, Offloaded images. */
export const offloadMessage: RelationFunction = (event, { log }) =>
  targetFault(event, ({ seq }) => {
    const seen = log.seen.at(seq)
    const holdsImages = seen === 'tool/result' || seen === 'user/message' || seen === 'user/message by a person'
    return holdsImages || !log.surface.has(seq) ? undefined : '/seq'
  })
