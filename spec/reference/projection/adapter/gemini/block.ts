import type { ProjectionFunction } from '../../../rule-function.js'
import { strangeBlock } from '../../conversation/leaves.js'
import { blocksByRole } from '../../conversation/refused.js'

/** `adapter.gemini.block` (note 0030): what cannot be carried is not left out in silence. */
export const block: ProjectionFunction = ({ items }, { format }) => strangeBlock(items, format, blocksByRole)
