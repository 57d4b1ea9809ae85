import type { RelationFunction } from '../../rule-function.js'
import { isCount } from '../../verdict.js'
import { targetFault } from './target-fault.js'

/** `offload.rising`: the images of a target are counts that rise. Note 0008, Offloaded images. */
export const offloadRising: RelationFunction = (event) =>
  targetFault(event, ({ imageIndexes }) => {
    const wrong = imageIndexes.findIndex((image, index) => {
      const before = imageIndexes[index - 1]
      return !isCount(image) || (isCount(before) && image <= before)
    })
    return wrong < 0 ? undefined : `/imageIndexes/${wrong}`
  })
