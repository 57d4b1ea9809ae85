import type { ProjectionFunction } from '../../../rule-function.js'
import { orphanResult } from '../../conversation/pairing.js'

/** `adapter.anthropic-messages.orphan` (note 0027). */
export const orphan: ProjectionFunction = ({ items }) => orphanResult(items)
