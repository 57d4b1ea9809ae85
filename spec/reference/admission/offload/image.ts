import type { RelationFunction } from '../../rule-function.js'
import { isCount } from '../../verdict.js'
import { holdsImages } from './message.js'
import { targetFault } from './target-fault.js'

/** `offload.image`: an offload names images that there are. Note 0008, Offloaded images. */
export const offloadImage: RelationFunction = (event, { log }) =>
  targetFault(event, ({ seq, imageIndexes }) => {
    if (!holdsImages(seq, log)) return undefined
    const wrong = imageIndexes.findIndex((image) => isCount(image) && image >= log.images.count(seq))
    return wrong < 0 ? undefined : `/imageIndexes/${wrong}`
  })
