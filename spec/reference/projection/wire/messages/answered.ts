import type { WireFunction } from '../../../rule-function.js'
import { unanswered } from '../reading/pairing.js'
import { messagesSequence } from '../reading/sequence.js'

/** `wire.messages.answered` (note 0024). */
export const messagesAnswered: WireFunction = ({ body }) => unanswered(messagesSequence(body))
