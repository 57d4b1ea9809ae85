import type { WireFunction } from '../../../rule-function.js'
import { repeated } from '../reading/pairing.js'
import { chatSequence } from '../reading/sequence.js'

/** `wire.chat.ids` (note 0024). */
export const chatIds: WireFunction = ({ body }) => repeated(chatSequence(body), 'call')
