import type { WireFunction } from '../../../rule-function.js'
import { repeated } from '../reading/pairing.js'
import { messagesSequence } from '../reading/sequence.js'

/** `wire.messages.ids` (note 0024). */
export const messagesIds: WireFunction = ({ body }) => repeated(messagesSequence(body), 'call')
