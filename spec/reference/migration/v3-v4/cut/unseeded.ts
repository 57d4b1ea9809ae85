import { isInheritedMarker } from '../../../codec/inherited-marker.js'
import type { EdgeFunction } from '../../../rule-function.js'
import { own } from '../../../verdict.js'

/** `v3-v4.cut.unseeded` (note 0018). */
export const cutUnseeded: EdgeFunction = (event, { edge }) =>
  own(edge.header, 'isSeeded') === false && isInheritedMarker(event) ? '/data/inherited' : undefined
