import type { WireFunction } from '../../../rule-function.js'
import { unanswered } from '../reading/pairing.js'
import { chatSequence } from '../reading/sequence.js'

/** `wire.chat.answered` (note 0024). */
export const chatAnswered: WireFunction = ({ body }) => unanswered(chatSequence(body))
