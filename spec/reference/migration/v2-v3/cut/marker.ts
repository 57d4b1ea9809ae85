import type { EdgeEndFunction } from '../../../rule-function.js'
import { own } from '../../../verdict.js'

/** `v2-v3.cut.marker` (note 0016). */
export const cutMarker: EdgeEndFunction = ({ header, cut }) =>
  own(header, 'isSeeded') === true && cut.source === undefined ? { row: 0, at: '/isSeeded' } : undefined
