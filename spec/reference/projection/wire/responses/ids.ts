import type { WireFunction } from '../../../rule-function.js'
import { repeated } from '../reading/pairing.js'
import { responsesSequence } from '../reading/sequence.js'

/** `wire.responses.ids` (note 0033). */
export const responsesIds: WireFunction = ({ body }) => repeated(responsesSequence(body), 'call')
