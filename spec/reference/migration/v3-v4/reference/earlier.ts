import type { EdgeFunction } from '../../../rule-function.js'
import { numbersOf } from './places.js'
import { shiftedRule } from './shifted.js'

/** `v3-v4.reference.earlier` (note 0018). */
export const referenceEarlier: EdgeFunction = shiftedRule((event, { edge }) =>
  numbersOf(event).find(({ value }) => edge.references.targetOf(value) === undefined),
)
