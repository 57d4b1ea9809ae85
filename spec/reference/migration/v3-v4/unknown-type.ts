import type { EdgeFunction } from '../../rule-function.js'
import { own } from '../../verdict.js'
import { isKnown } from './known.js'

/** `v3-v4.unknown-type` (note 0017). */
export const unknownType: EdgeFunction = (event, _context, placement) =>
  isKnown(placement) || own(event, 'ignorable') === true ? undefined : '/type'
