import type { WireFunction } from '../../../rule-function.js'
import { unasked } from '../reading/pairing.js'
import { responsesSequence } from '../reading/sequence.js'

/** `wire.responses.paired` (note 0033). */
export const responsesPaired: WireFunction = ({ body }) => unasked(responsesSequence(body))
