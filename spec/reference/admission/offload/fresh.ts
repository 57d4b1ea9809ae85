import type { RelationFunction } from '../../rule-function.js'
import { isCount } from '../../verdict.js'
import { targetFault } from './target-fault.js'

/** `offload.fresh`: an image is offloaded once. Note 0008, Offloaded images. */
export const offloadFresh: RelationFunction = (event, { log }) =>
  targetFault(event, ({ seq, imageIndexes }) => {
    const wrong = imageIndexes.findIndex((image) => isCount(image) && log.images.isOffloaded(seq, image))
    return wrong < 0 ? undefined : `/imageIndexes/${wrong}`
  })
