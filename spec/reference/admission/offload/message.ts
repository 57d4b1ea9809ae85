import type { RelationFunction } from '../../rule-function.js'
import type { LogState } from '../state/log-state.js'
import { targetFault } from './target-fault.js'

/** `offload.message`: an offload names messages that hold images. Note 0008, Offloaded images. */
export const offloadMessage: RelationFunction = (event, { log }) =>
  targetFault(event, ({ seq }) => (holdsImages(seq, log) || !log.surface.has(seq) ? undefined : '/seq'))

/** Whether images of an event can be offloaded. */
export function holdsImages(seq: number, { seen }: LogState): boolean {
  const what = seen.at(seq)
  return what === 'tool/result' || what === 'user/message' || what === 'user/message by a person'
}
