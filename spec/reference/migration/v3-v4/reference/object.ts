import type { EdgeFunction } from '../../../rule-function.js'
import { isObject } from '../../../verdict.js'
import { holdersOf } from './places.js'
import { shiftedRule } from './shifted.js'

/** `v3-v4.reference.object` (note 0018). */
export const referenceObject: EdgeFunction = shiftedRule((event) =>
  holdersOf(event).find(({ value }) => !isObject(value)),
)
