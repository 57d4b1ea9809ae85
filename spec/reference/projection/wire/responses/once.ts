import type { WireFunction } from '../../../rule-function.js'
import { repeated } from '../reading/pairing.js'
import { responsesSequence } from '../reading/sequence.js'

/** `wire.responses.once` (note 0033). */
export const responsesOnce: WireFunction = ({ body }) => repeated(responsesSequence(body), 'result')
