import type { WireFunction } from '../../../rule-function.js'
import { callsAsked } from '../reading/asked.js'
import { chatSequence } from '../reading/sequence.js'

/** `wire.chat.id-length` (note 0024): a server that gave a longer id takes it back. */
export const chatIdLength: WireFunction = (inspection) => {
  const given = callsAsked(inspection).flatMap(({ id, replay }) => (replay === undefined ? [] : [id]))
  return chatSequence(inspection.body).find(
    ({ kind, id }) => kind === 'call' && String(id).length > 40 && !given.includes(id),
  )?.at
}
