import { isInheritedMarker } from '../../../codec/inherited-marker.js'
import type { EdgeFunction } from '../../../rule-function.js'
import { own } from '../../../verdict.js'

/** `v2-v3.cut.unseeded` (note 0016). */
export const cutUnseeded: EdgeFunction = (event, { edge: { header } }) =>
  isInheritedMarker(event) && own(header, 'isSeeded') !== true ? '/data/inherited' : undefined
