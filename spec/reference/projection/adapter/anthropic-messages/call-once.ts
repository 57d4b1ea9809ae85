import type { ProjectionFunction } from '../../../rule-function.js'
import { repeatedCall } from '../../conversation/pairing.js'

/** `adapter.anthropic-messages.call-once` (note 0027). */
export const callOnce: ProjectionFunction = ({ items }) => repeatedCall(items)
