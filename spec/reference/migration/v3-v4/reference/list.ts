import type { EdgeFunction } from '../../../rule-function.js'
import { listsOf } from './places.js'
import { shiftedRule } from './shifted.js'

/** `v3-v4.reference.list` (note 0018). */
export const referenceList: EdgeFunction = shiftedRule((event) =>
  listsOf(event).find(({ value }) => !Array.isArray(value)),
)
