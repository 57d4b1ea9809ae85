import type { EdgeFunction } from '../../rule-function.js'
import { own } from '../../verdict.js'

/** `v2-v3.dense` (note 0016). */
export const dense: EdgeFunction = (event, { position }) => (own(event, 'seq') === position ? undefined : '/seq')
