import type { EdgeFunction } from '../../rule-function.js'
import { own } from '../../verdict.js'

/** `v3-v4.dense` (note 0017). */
export const dense: EdgeFunction = (event, { position }) => (own(event, 'seq') === position ? undefined : '/seq')
