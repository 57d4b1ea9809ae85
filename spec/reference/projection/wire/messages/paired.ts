import type { WireFunction } from '../../../rule-function.js'
import { unasked } from '../reading/pairing.js'
import { messagesSequence } from '../reading/sequence.js'

/** `wire.messages.paired` (note 0024). */
export const messagesPaired: WireFunction = ({ body }) => unasked(messagesSequence(body))
