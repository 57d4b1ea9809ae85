import type { ProjectionFunction } from '../../../rule-function.js'
import { strangeBlock } from '../../conversation/leaves.js'
import { blocksByRole } from '../../conversation/refused.js'

/** `adapter.anthropic-messages.block` (note 0027): what cannot be carried is not left out in silence. */
export const block: ProjectionFunction = ({ items }, { format }) => strangeBlock(items, format, blocksByRole)
