import type { EdgeFunction } from '../../../rule-function.js'
import { asObject, isObject } from '../../../verdict.js'
import { slotsOf } from '../slots.js'

/** `v3-v4.source.member` (note 0017). */
export const sourceMember: EdgeFunction = (event) =>
  slotsOf(asObject(event)).find(({ message }) => !isObject(message))?.at
