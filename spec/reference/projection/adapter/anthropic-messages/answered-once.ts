import type { ProjectionFunction } from '../../../rule-function.js'
import { secondResult } from '../../conversation/pairing.js'

/** `adapter.anthropic-messages.answered-once` (note 0027). */
export const answeredOnce: ProjectionFunction = ({ items }) => secondResult(items)
