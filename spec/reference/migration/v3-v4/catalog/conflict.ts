import type { EdgeEndFunction } from '../../../rule-function.js'
import { completionOf } from './completion.js'

/** `v3-v4.catalog.conflict` (note 0018). */
export const catalogConflict: EdgeEndFunction = (edge) => completionOf(edge).conflict
