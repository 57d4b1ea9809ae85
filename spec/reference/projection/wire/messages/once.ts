import type { WireFunction } from '../../../rule-function.js'
import { repeated } from '../reading/pairing.js'
import { messagesSequence } from '../reading/sequence.js'

/** `wire.messages.once` (note 0024). */
export const messagesOnce: WireFunction = ({ body }) => repeated(messagesSequence(body), 'result')
