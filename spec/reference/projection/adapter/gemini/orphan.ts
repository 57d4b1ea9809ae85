import type { ProjectionFunction } from '../../../rule-function.js'
import { orphanResult } from '../../conversation/pairing.js'

/** `adapter.gemini.orphan` (note 0030). */
export const orphan: ProjectionFunction = ({ items }) => orphanResult(items)
