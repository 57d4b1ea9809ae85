import type { WireFunction } from '../../../rule-function.js'
import { unanswered } from '../reading/pairing.js'
import { responsesSequence } from '../reading/sequence.js'

/** `wire.responses.answered` (note 0033). */
export const responsesAnswered: WireFunction = ({ body }) => unanswered(responsesSequence(body))
