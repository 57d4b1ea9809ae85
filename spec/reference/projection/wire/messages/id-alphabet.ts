import type { WireFunction } from '../../../rule-function.js'
import { messagesSequence } from '../reading/sequence.js'

const alphabet = /^[a-zA-Z0-9_-]+$/

/** `wire.messages.id-alphabet` (note 0024). */
export const messagesIdAlphabet: WireFunction = ({ body }) =>
  messagesSequence(body).find(({ kind, id }) => kind !== 'turn' && !alphabet.test(String(id)))?.at
