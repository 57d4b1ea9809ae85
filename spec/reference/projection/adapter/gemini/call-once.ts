import type { ProjectionFunction } from '../../../rule-function.js'
import { repeatedCall } from '../../conversation/pairing.js'

/** `adapter.gemini.call-once` (note 0030). */
export const callOnce: ProjectionFunction = ({ items }) => repeatedCall(items)
