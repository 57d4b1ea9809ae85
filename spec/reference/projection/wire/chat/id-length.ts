import type { WireFunction } from '../../../rule-function.js'
import { chatSequence } from '../reading/sequence.js'

/** `wire.chat.id-length` (note 0024). */
export const chatIdLength: WireFunction = ({ body }) =>
  chatSequence(body).find(({ kind, id }) => kind === 'call' && String(id).length > 40)?.at
