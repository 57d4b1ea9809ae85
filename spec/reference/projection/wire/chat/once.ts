import type { WireFunction } from '../../../rule-function.js'
import { repeated } from '../reading/pairing.js'
import { chatSequence } from '../reading/sequence.js'

/** `wire.chat.once` (note 0024). */
export const chatOnce: WireFunction = ({ body }) => repeated(chatSequence(body), 'result')
