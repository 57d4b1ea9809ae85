import type { ProjectionFunction } from '../../../rule-function.js'
import { secondResult } from '../../conversation/pairing.js'

/** `adapter.gemini.answered-once` (note 0030). */
export const answeredOnce: ProjectionFunction = ({ items }) => secondResult(items)
