import type { WireFunction } from '../../../rule-function.js'
import { unasked } from '../reading/pairing.js'
import { chatSequence } from '../reading/sequence.js'

/** `wire.chat.paired` (note 0024). */
export const chatPaired: WireFunction = ({ body }) => unasked(chatSequence(body))
