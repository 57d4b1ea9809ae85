import type { RelationFunction } from '../../rule-function.js'
import { targetFault } from './target-fault.js'

/** `offload.once`: an offload names a message once. Note 0008, Offloaded images. */
export const offloadOnce: RelationFunction = (event) => {
  const named = new Set<number>()
  return targetFault(event, ({ seq }) => {
    const isNew = !named.has(seq)
    named.add(seq)
    return isNew ? undefined : '/seq'
  })
}
